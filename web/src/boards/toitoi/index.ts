import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { deed } from "./deed";
import { counted, interlude } from "./ends";
import { figures } from "./figures";
import Holding from "./Holding.svelte";
import Poster from "./Poster.svelte";
import { sounds } from "./sounds";
import { spots } from "./spots";

const face: GameFace = { Board, Poster, figures, deed, counted, spots, sounds, interlude, Holding };
export default face;
