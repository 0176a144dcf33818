import "./wood.css";

import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { counted } from "./results";
import { figures } from "./figures";
import Poster from "./Poster.svelte";
import { sounds } from "./sounds";
import { spots } from "./spots";

const face: GameFace = { Board, Poster, figures, counted, spots, sounds };
export default face;
