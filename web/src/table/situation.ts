import type { Position, TableView } from "../wire";

/** Where whoever looks at a table stands. */
export interface Situation {
  table: TableView;
  /** Whose eyes this screen is; null watches. */
  seat: number | null;
  /** Whether that seat is to act now. */
  asked: boolean;
  /** What is drawn; none before the first one has come. */
  position: Position | undefined;
}
