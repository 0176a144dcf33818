import "./wood.css";

import * as commentary from "../../referee/commentary/quoridor";
import type { GameUi } from "../board";
import Board from "./Board.svelte";
import { playerScore } from "./results";
import { figures } from "./figures";
import { decisive, milestones } from "./milestones";
import Poster from "./Poster.svelte";
import { sounds } from "./sounds";
import { piece, spots } from "./spots";

const ui: GameUi = {
  Board,
  commentary,
  Poster,
  figures,
  playerScore,
  rematch: () => "end-next",
  spots,
  piece,
  sounds,
  milestones,
  decisive,
};
export default ui;
