import { aLine } from "../testing/samples";
import { mounted } from "../testing/mounted.svelte";
import { PanelTabs, tabsAt } from "./panelTabs.svelte";

test("without room beside the board a tab opens as a sheet, and the chat is read only while that is there", () => {
  const { made: tabs } = mounted({}, () => new PanelTabs());
  expect(tabs.isWide).toBe(false);
  tabs.tab = "chat";
  expect(tabs.isChatShown).toBe(false);
  tabs.open("chat");
  expect(tabs.isChatShown).toBe(true);
  tabs.closeSheet();
  expect(tabs.isChatShown).toBe(false);
});

test("where nobody can talk there is no chat, unless something was said before", () => {
  const names = (of: ReturnType<typeof tabsAt>) => of.map(([name]) => name);
  expect(names(tabsAt({ talk: "nobody" }, []))).toEqual(["history", "rules"]);
  expect(names(tabsAt({ talk: "nobody" }, [aLine(1)]))).toContain("chat");
  expect(names(tabsAt({ talk: "players" }, []))).toContain("chat");
});

test("the same rule again is turned to again", async () => {
  const { made: tabs } = mounted({}, () => new PanelTabs());
  await tabs.openRule("Q-5");
  const again = tabs.openRule("Q-5");
  expect(tabs.rule).toBeNull();
  await again;
  expect([tabs.rule, tabs.tab, tabs.isSheetOpen]).toEqual(["Q-5", "rules", true]);
});
