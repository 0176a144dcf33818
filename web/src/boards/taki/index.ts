import type { GameFace } from "../board";
import Board from "./Board.svelte";
import { deed } from "./deed";
import { counted, interlude } from "./ends";
import { figures } from "./figures";
import Poster from "./Poster.svelte";

export default { Board, Poster, figures, deed, counted, interlude } satisfies GameFace;
