import { render, screen } from "@testing-library/svelte";

import App from "./App.svelte";

test("the page shows its name", () => {
  render(App);
  expect(screen.getByText("Majlis")).toBeTruthy();
});
