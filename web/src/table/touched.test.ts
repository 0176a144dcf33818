import { Touched } from "./touched";

function touching() {
  document.body.innerHTML = `<button data-action="draw"><span>Draw</span></button><p>no offer</p>`;
  const touched = new Touched();
  document.body.addEventListener("click", touched.note);
  return { touched, offer: document.querySelector("button")!, beside: document.querySelector("p")! };
}

test("what was touched is marked as long as its move is under way", () => {
  const { touched, offer } = touching();
  offer.querySelector("span")!.click();
  expect(offer.hasAttribute("data-under-way")).toBe(false);
  touched.mark(true);
  expect(offer.hasAttribute("data-under-way")).toBe(true);
  touched.mark(false);
  expect(offer.hasAttribute("data-under-way")).toBe(false);
});

test("what was touched is marked no more once its move is drawn, though others still answer it", () => {
  const { touched, offer } = touching();
  offer.click();
  touched.mark(true);
  touched.mark(true);
  expect(offer.hasAttribute("data-under-way")).toBe(false);
});

test("what offers nothing is not marked", () => {
  const { touched, offer, beside } = touching();
  offer.click();
  beside.click();
  touched.mark(true);
  expect(document.querySelector("[data-under-way]")).toBe(null);
});
