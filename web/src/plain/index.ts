import type { GameFace } from "../boards/board";
import Board from "./Board.svelte";

/** How a game looks that brings no board: its facts and its legal actions. */
const face: GameFace = { Board, figures: {} };
export default face;
