import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { deed } from "./deed";
import { counted, interlude } from "./ends";
import { figures } from "./figures";
import Poster from "./Poster.svelte";
import { sounds } from "./sounds";
import { spots } from "./spots";

export default { Board, Poster, figures, deed, counted, spots, sounds, interlude } satisfies GameFace;
