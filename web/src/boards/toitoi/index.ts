import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { deed } from "./actionText";
import { counted, interlude } from "./results";
import { figures } from "./figures";
import Holding from "./Holding.svelte";
import Poster from "./Poster.svelte";
import { sounds } from "./sounds";
import { spots } from "./spots";

const face: GameFace = { Board, Poster, figures, deed, counted, spots, sounds, interlude, Holding };
export default face;
