import type { GameUi } from "../boards/board";
import Board from "./Board.svelte";

/** How a game looks that brings no board: its facts and its legal actions. */
const ui: GameUi = { Board, figures: {} };
export default ui;
