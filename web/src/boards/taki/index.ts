import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { deed } from "./actionText";
import { counted, interlude } from "./results";
import { figures } from "./figures";
import Poster from "./Poster.svelte";
import { sounds } from "./sounds";
import { spots } from "./spots";

export default { Board, Poster, figures, deed, counted, spots, sounds, interlude } satisfies GameFace;
