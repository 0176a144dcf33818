import { geometry } from "./geometry";
import { Selection, type SelectionInput } from "./selection.svelte";

function guided(legal: string[], rows?: string[][]): { selection: Selection; done: string[]; refused: string[] } {
  const done: string[] = [];
  const refused: string[] = [];
  const situation: SelectionInput = {
    board: geometry(4, 2, 0),
    rows: rows ?? [
      ["ring 5", "ring 12", "grave", "grave"],
      ["ring 15", "grave", "grave", "grave"],
      ["grave", "grave", "grave", "grave"],
      ["ring 30", "grave", "grave", "grave"],
    ],
    seat: 0,
    legal,
    open: legal.length > 0,
    act: (action) => done.push(action),
    illegal: (action) => refused.push(action),
  };
  return { selection: new Selection(() => situation), done, refused };
}

describe("with a mouse", () => {
  it("a card and a marble play, and the way is shown before", () => {
    const { selection, done } = guided(["3 m1", "3 m2", "9 m1"]);
    selection.take("3", false);
    expect(selection.lit).toEqual(["s1.m1", "s1.m2"]);
    selection.hovered = "marble s1.m2";
    expect(selection.walks).toEqual([
      {
        marble: "s1.m2",
        from: "ring 12",
        through: ["ring 13", "ring 14", "ring 15"],
        kills: [{ marble: "s2.m1", at: "ring 15" }],
      },
    ]);
    selection.touch("marble s1.m2", false);
    expect(done).toEqual(["3 m2"]);
  });
});

describe("with a finger", () => {
  it("the first touch shows, the second plays", () => {
    const { selection, done } = guided(["3 m1", "3 m2"]);
    selection.take("3", false);
    selection.touch("marble s1.m1", true);
    expect(done).toEqual([]);
    expect(selection.play).toMatchObject({ kind: "walk" });
    selection.touch("marble s1.m2", true);
    expect(selection.pinned).toBe("marble s1.m2");
    selection.touch("marble s1.m2", true);
    expect(done).toEqual(["3 m2"]);
  });

  it("a stop is played at once, and the only play of a card is shown at once", () => {
    const { selection, done } = guided(["10 stop", "9 m1"]);
    selection.take("9", false);
    expect(selection.pinned).toBe("marble s1.m1");
    selection.take("10", false);
    selection.touch("stop", true);
    expect(done).toEqual(["10 stop"]);
  });
});

describe("a seven", () => {
  const legal = ["7 m1", "7 m1:3 m2:4", "7 m1:4 m2:3", "7 m2:3 m1:4"];

  it("is guided part by part, on the board that the first part leaves", () => {
    const { selection, done } = guided(legal);
    selection.take("7", false);
    selection.touch("marble s1.m1", false);
    expect(selection.ways).toEqual(["steps 3", "steps 4", "steps 7"]);
    expect(selection.landings().map(({ walk }) => walk.through.at(-1))).toEqual(["ring 8", "ring 9", "ring 12"]);
    selection.touch("steps 3", false);
    expect(selection.shown["s1.m1"]).toBe("ring 8");
    expect(selection.lit).toEqual(["s1.m2"]);
    selection.touch("marble s1.m2", false);
    expect(done).toEqual(["7 m1:3 m2:4"]);
  });

  it("has a way back to the beginning", () => {
    const { selection } = guided(legal);
    selection.take("7", false);
    selection.touch("marble s1.m1", false);
    selection.touch("steps 4", false);
    const seen = [selection.reached.path.length];
    while (selection.picked.length > 0) {
      selection.back();
      seen.push(selection.reached.path.length);
    }
    expect(seen).toEqual([3, 2, 1, 0]);
    expect(selection.shown).toEqual(selection.places);
  });
});

describe("a try that is not legal", () => {
  it("is told to the server as it was meant", () => {
    const { selection, refused, done } = guided(["3 m1", "9 m1", "5 s4.m1"]);
    selection.take("9", false);
    selection.touch("marble s1.m2", false);
    selection.take("5", false);
    selection.touch("marble s2.m1", false);
    selection.take("K", false);
    expect(refused).toEqual(["9 m2", "5 s2.m1", "K drop"]);
    expect(selection.isDead).toBe(true);
    expect(done).toEqual([]);
  });

  it("is explained where the notation has no word for it", () => {
    const { selection, refused } = guided(["3 m1"]);
    selection.touch("marble s1.m1", false);
    expect(selection.note).toBe("board-card-first");
    selection.take("3", false);
    selection.touch("marble s2.m1", false);
    expect(selection.note).toBe("board-own-only");
    expect(refused).toEqual([]);
  });

  it("does nothing while nobody is asked", () => {
    const { selection, done, refused } = guided([]);
    selection.take("3", false);
    selection.touch("marble s1.m1", false);
    expect([selection.picked, done, refused, selection.note]).toEqual([[], [], [], null]);
  });
});

describe("a card that can only be thrown", () => {
  it("is thrown by a second touch", () => {
    const { selection, done } = guided(["throw 3", "throw 9"]);
    selection.take("9", false);
    expect(selection.ways).toEqual(["throw"]);
    selection.take("9", true);
    expect(done).toEqual(["throw 9"]);
  });
});

describe("an ace", () => {
  it("drops when a marble in the graveyard is touched", () => {
    const { selection, done } = guided(["A drop", "A1 m1", "A11 m1"]);
    selection.take("A", false);
    expect(selection.meaning("s1.m3")).toBe("drop");
    selection.touch(selection.meaning("s1.m3"), false);
    expect(done).toEqual(["A drop"]);
  });
});

describe("while a move is on its way", () => {
  it("what was chosen stays shown and nothing can be touched", () => {
    const done: string[] = [];
    let open = true;
    const rows = [
      ["ring 5", "grave", "grave", "grave"],
      ["grave", "grave", "grave", "grave"],
    ];
    const board = geometry(2, 2, 0);
    const act = (action: string): void => void (done.push(action), (open = false));
    const selection = new Selection(() => ({ board, rows, seat: 0, legal: ["3 m1"], open, act, illegal: () => {} }));
    selection.take("3", false);
    selection.touch("marble s1.m1", false);
    selection.touch("marble s1.m1", false);
    selection.take("9", false);
    expect(done).toEqual(["3 m1"]);
    expect(selection.isDead).toBe(false);
    expect(selection.walks).toHaveLength(1);
  });
});
