import * as commentary from "../../referee/commentary/toitoi";
import type { GameUi } from "../board";
import Board from "./Board.svelte";
import { actionText } from "./actionText";
import { interlude, playerScore } from "./results";
import { figures } from "./figures";
import Holding from "./Holding.svelte";
import { decisive, milestones } from "./milestones";
import Poster from "./Poster.svelte";
import { sounds } from "./sounds";
import { spots } from "./spots";

const ui: GameUi = {
  Board,
  commentary,
  Poster,
  figures,
  actionText,
  playerScore,
  spots,
  sounds,
  interlude,
  Holding,
  milestones,
  decisive,
};
export default ui;
