import { render, screen } from "@testing-library/svelte";

import { speaking } from "../testing/catalogues";
import { allToasts } from "../toasts.svelte";
import Invite from "./Invite.svelte";

test("whoever may pass the link on is told when it is another one", async () => {
  speaking("en", "quoridor");
  const { rerender } = render(Invite, { path: "/table/t?key=one" });
  const said = () => allToasts().map((toast) => toast.text);
  await rerender({ path: "/table/t?key=one" });
  expect(said()).toEqual([]);
  await rerender({ path: "/table/t?key=two" });
  expect(screen.getByRole("textbox")).toHaveProperty("value", expect.stringContaining("key=two"));
  expect(said()).toEqual([expect.stringContaining("invitation link has changed")]);
});
