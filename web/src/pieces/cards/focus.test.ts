import { focusKeeper } from "./focus";

function boardWith(...names: string[]): HTMLElement {
  const board = document.createElement("div");
  const cards = names.map((name) => `<button data-rove>${name}</button>`).join("");
  board.innerHTML = `<button id="action"></button><div data-spot="hand">${cards}</div>`;
  document.body.replaceChildren(board);
  return board;
}

describe("the keyboard's place", () => {
  it("goes to the neighbour of a card that was laid", () => {
    const board = boardWith("a", "b", "c");
    const keeper = focusKeeper(() => board);
    const cards = board.querySelectorAll<HTMLElement>("[data-rove]");
    cards[1]!.focus();
    keeper.note();
    cards[1]!.remove();
    keeper.restore();
    expect(document.activeElement?.textContent).toBe("c");
  });

  it("goes to the hand when a button has gone", () => {
    const board = boardWith("a", "b");
    const keeper = focusKeeper(() => board);
    board.querySelector<HTMLElement>("#action")!.focus();
    keeper.note();
    board.querySelector("#action")!.remove();
    keeper.restore();
    expect(document.activeElement?.textContent).toBe("a");
  });

  it("goes to the table when the hand is empty", () => {
    const board = boardWith();
    board.insertAdjacentHTML("beforeend", "<div><button data-rove>up</button><button data-rove>down</button></div>");
    const keeper = focusKeeper(() => board);
    board.querySelector<HTMLElement>("[data-rove]")!.focus();
    keeper.note();
    board.querySelector("[data-rove]")!.remove();
    keeper.restore();
    expect(document.activeElement?.textContent).toBe("down");
  });

  it("is left alone outside the board", () => {
    const board = boardWith("a");
    const outside = document.body.appendChild(document.createElement("button"));
    const keeper = focusKeeper(() => board);
    outside.focus();
    keeper.note();
    outside.remove();
    keeper.restore();
    expect(document.activeElement).toBe(document.body);
  });
});
