import { tick } from "svelte";
import { MediaQuery } from "svelte/reactivity";

import type { IconName } from "../ui/icons";
import type { ChatMessage, Step, TableView } from "../wire";
import type { Asker } from "./askWithToast";

export type Tab = "history" | "chat" | "rules";

const TABS: readonly [Tab, IconName][] = [
  ["history", "history"],
  ["chat", "chat"],
  ["rules", "rules"],
];

/** The tabs at a table: where nobody can talk and nothing was said there is no chat. */
export function tabsAt({ talk }: Pick<TableView, "talk">, chat: readonly ChatMessage[]): readonly [Tab, IconName][] {
  return talk === "nobody" && !chat.length ? TABS.filter(([name]) => name !== "chat") : TABS;
}

/** What the panel is given to show. */
export interface PanelContent {
  tabs: PanelTabs;
  table: TableView;
  history: Step[];
  chat: ChatMessage[];
  /** Lines that were not seen yet. */
  unread: number;
  ask: Asker;
}

/** What the panel beside the board shows; without room for it there, it is a sheet that opens. */
export class PanelTabs {
  readonly #wide = new MediaQuery("min-width: 1080px");
  tab = $state<Tab>("history");
  isSheetOpen = $state(false);
  /** The rule that the book is opened at. */
  #rule = $state<string | null>(null);

  /** Whether it stands beside the board. */
  readonly isWide = $derived.by(() => this.#wide.current);
  readonly isChatShown = $derived.by(() => this.tab === "chat" && (this.isWide || this.isSheetOpen));

  get rule(): string | null {
    return this.#rule;
  }

  readonly open = (tab: Tab): void => {
    this.tab = tab;
    if (!this.isWide) this.isSheetOpen = true;
  };

  readonly closeSheet = (): void => {
    this.isSheetOpen = false;
  };

  readonly openRule = async (rule: string): Promise<void> => {
    // The same rule again is turned to again, wherever the book was read since.
    this.#rule = null;
    await tick();
    this.#rule = rule;
    this.open("rules");
  };
}
