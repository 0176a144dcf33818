import { fireEvent, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";

import Moment from "./Moment.svelte";

test("what lies over the board gives way to whoever begins to play", async () => {
  const onend = vi.fn();
  const children = createRawSnippet(() => ({ render: () => "<p>Lots were drawn.</p>" }));
  render(Moment, { reducedMotion: true, direction: "ltr", lasts: 5000, onend, children });
  expect(onend).not.toHaveBeenCalled();
  await fireEvent.pointerDown(document.body);
  expect(onend).toHaveBeenCalledOnce();
});
