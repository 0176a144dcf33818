import "./wood.css";

import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { counted } from "./ends";
import { figures } from "./figures";
import Poster from "./Poster.svelte";

const face: GameFace = { Board, Poster, figures, counted };
export default face;
