import * as commentary from "../../referee/commentary/taki";
import type { GameUi } from "../board";
import Board from "./Board.svelte";
import { actionText } from "./actionText";
import { interlude, playerScore } from "./results";
import { figures } from "./figures";
import { decisive, milestones } from "./milestones";
import Poster from "./Poster.svelte";
import { sounds } from "./sounds";
import { spots } from "./spots";

export default {
  Board,
  commentary,
  Poster,
  figures,
  actionText,
  playerScore,
  rematch: () => "end-next",
  spots,
  sounds,
  interlude,
  milestones,
  decisive,
} satisfies GameUi;
