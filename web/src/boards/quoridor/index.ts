import "./wood.css";

import type { GameUi } from "../board";
import Board from "./Board.svelte";
import { playerScore } from "./results";
import { figures } from "./figures";
import Poster from "./Poster.svelte";
import { sounds } from "./sounds";
import { spots } from "./spots";

const ui: GameUi = { Board, Poster, figures, playerScore, spots, sounds };
export default ui;
