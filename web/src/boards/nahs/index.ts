import * as commentary from "../../referee/commentary/nahs";
import type { GameUi } from "../board";
import Board from "./Board.svelte";
import { actionText } from "./actionText";
import Emblem from "./Emblem.svelte";
import { interlude, playerScore, rematch } from "./results";
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
  rematch,
  spots,
  sounds,
  interlude,
  Emblem,
  milestones,
  decisive,
} satisfies GameUi;
