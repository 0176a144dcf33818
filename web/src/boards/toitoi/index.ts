import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { deed } from "./deed";
import { figures } from "./figures";
import Poster from "./Poster.svelte";

const face: GameFace = { Board, Poster, figures, deed };
export default face;
