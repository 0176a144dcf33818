/** Where everything lies on the board: cells, bases, graveyards and the wooden plate, with one seat at the bottom. */

export interface Point {
  x: number;
  y: number;
}

/** A marble's place as the view tells it: `grave`, `ring 17` or `base 3`. */
export type Place = string;

/** A marble as the notation names it: `s3.m2`; seats and marbles count from 1 there. */
export type Marble = string;

export interface Geometry {
  players: number;
  /** Cells of the ring. */
  length: number;
  /** The distance between neighbouring cells; marbles are sized by it. */
  spacing: number;
  width: number;
  height: number;
  cells: Point[];
  /** For each seat the cell its marbles are dropped on, and the one before its base. */
  homes: number[];
  mouths: number[];
  bases: Point[][];
  graves: Point[][];
  /** For each seat the direction from the centre to where it sits. */
  outward: Point[];
  /** The corners of the wooden plate, to be drawn rounded. */
  plate: Point[];
  /** The groove under the ring's cells. */
  track: Point[];
}

const SECTION = 19;
/** The cell of a section that lies in the middle of a seat's side is the one this far before the home. */
const MIDDLE = 2;

interface Shape {
  sides: number;
  /** Half the plate's height: its sides' distance from the centre. */
  apothem: number;
  /** The ring's distance from the centre along a seat's side, and half that side's length. */
  reach: number;
  shoulder: number;
  /** How near the centre the ring comes between two seats; where it does not, it runs straight on. */
  dip?: number;
  /** The distance of the graveyards. */
  grave: number;
  round: number;
}

const OCTAGON: Shape = { sides: 4, apothem: 500, reach: 455, shoulder: 193, grave: 362, round: 62 };
// Six sections on a plain hexagon would lie so close that a finger could not tell two marbles apart.
const HEXAGON: Shape = { sides: 6, apothem: 433, reach: 398, shoulder: 150, dip: 282, grave: 420, round: 52 };

/** Half the width of a dip at its bottom. */
const BOTTOM = 24;

/** The board of a table, turned so that `bottom` sits at the bottom. */
export function geometry(players: number, mouth: number, bottom: number): Geometry {
  const shape = players === 6 ? HEXAGON : OCTAGON;
  const length = shape.sides * SECTION;
  const apart = length / players;
  const homes = Array.from({ length: players }, (_, seat) => seat * apart);
  const turn = ((homes[bottom]! / SECTION) * 2 * Math.PI) / shape.sides;
  const track = rounded(corners(shape), shape.round);
  const { points, spacing } = spaced(track, length);
  // The points begin in the middle of the bottom side; the cells are numbered from seat 0's home.
  const first = homes[bottom]! - MIDDLE;
  const cells = Array.from({ length }, (_, cell) => points[mod(cell - first, length)]!);
  const angles = homes.map((home) => ((home / SECTION) * 2 * Math.PI) / shape.sides - turn);
  const outward = angles.map((angle) => rotated({ x: 0, y: 1 }, angle));
  const mouths = homes.map((home) => mod(home - mouth, length));
  return {
    players,
    length,
    spacing,
    width: 1000,
    height: 2 * shape.apothem,
    cells,
    homes,
    mouths,
    bases: mouths.map((cell, seat) => [1, 2, 3, 4].map((n) => along(cells[cell]!, outward[seat]!, -n * spacing))),
    graves: angles.map((angle) => cluster(shape, angle + Math.PI / shape.sides, spacing)),
    outward,
    plate: plate(shape),
    track,
  };
}

/** Where a marble lies, by its place; graveyard holes belong to the marbles by number. */
export function pointOf(board: Geometry, marble: Marble, place: Place): Point {
  const { seat, number } = named(marble);
  const [area, cell] = place.split(" ");
  if (area === "ring") return board.cells[Number(cell)]!;
  return area === "base" ? board.bases[seat]![Number(cell) - 1]! : board.graves[seat]![number]!;
}

/** Seat and number, both from 0, of a marble. */
export function named(marble: Marble): { seat: number; number: number } {
  const match = /^s(\d+)\.m(\d+)$/.exec(marble);
  if (!match) throw new Error(`'${marble}' names no marble; one is written like s3.m2`);
  return { seat: Number(match[1]) - 1, number: Number(match[2]) - 1 };
}

/** The name of a marble by seat and number, both from 0. */
export function nameOf(seat: number, number: number): Marble {
  return `s${seat + 1}.m${number + 1}`;
}

export function mod(n: number, length: number): number {
  return ((n % length) + length) % length;
}

/** The outline of a polygon with its corners bent round, as the `d` of an SVG path. */
export function softened(polygon: readonly Point[], radius: number): string {
  const bends = polygon.map((corner, i) =>
    bent(polygon.at(i - 1)!, corner, polygon[(i + 1) % polygon.length]!, radius),
  );
  return drawn(bends.flat(), true);
}

/** A path through points, as the `d` of an SVG path. */
export function drawn(points: readonly Point[], closed = false): string {
  const text = points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  return closed ? `${text}Z` : text;
}

// ------------------------------------------------------------------------------------------------------ shapes

/** Turned clockwise on the screen, whose y points down. */
function rotated({ x, y }: Point, angle: number): Point {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * c - y * s, y: x * s + y * c };
}

function along(from: Point, direction: Point, distance: number): Point {
  return { x: from.x + direction.x * distance, y: from.y + direction.y * distance };
}

/** The ring's corners, clockwise from the middle of the bottom side: each side's far shoulder, the dip, the next shoulder. */
function corners(shape: Shape): Point[] {
  const step = (2 * Math.PI) / shape.sides;
  const points: Point[] = [{ x: 0, y: shape.reach }];
  for (let side = 0; side < shape.sides; side++) {
    points.push(rotated({ x: -shape.shoulder, y: shape.reach }, side * step));
    if (shape.dip !== undefined) {
      points.push(rotated({ x: BOTTOM, y: shape.dip }, (side + 0.5) * step));
      points.push(rotated({ x: -BOTTOM, y: shape.dip }, (side + 0.5) * step));
    }
    points.push(rotated({ x: shape.shoulder, y: shape.reach }, (side + 1) * step));
  }
  return points;
}

/** A closed polygon with its corners bent round, as many short lines; it begins at the first, unbent point. */
function rounded(polygon: readonly Point[], radius: number): Point[] {
  const bends = polygon
    .slice(1)
    .map((corner, i) => bent(polygon[i]!, corner, polygon[(i + 2) % polygon.length]!, radius));
  return [polygon[0]!, ...bends.flat(), polygon[0]!];
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? from : along(from, { x: (to.x - from.x) / length, y: (to.y - from.y) / length }, distance);
}

/** The bend around a corner; two bends of one side meet in its middle at most. */
function bent(before: Point, corner: Point, after: Point, radius: number): Point[] {
  const reach = (to: Point): number => Math.min(radius, Math.hypot(to.x - corner.x, to.y - corner.y) / 2);
  return bend(toward(corner, before, reach(before)), corner, toward(corner, after, reach(after)));
}

/** A quadratic curve. */
export function bend(from: Point, by: Point, to: Point, pieces = 12): Point[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const t = i / pieces;
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    return { x: a * from.x + b * by.x + c * to.x, y: a * from.y + b * by.y + c * to.y };
  });
}

/** `count` points at equal distances along a closed line, the first at its beginning. */
function spaced(line: readonly Point[], count: number): { points: Point[]; spacing: number } {
  const ends = [0];
  for (let i = 1; i < line.length; i++) {
    ends.push(ends[i - 1]! + Math.hypot(line[i]!.x - line[i - 1]!.x, line[i]!.y - line[i - 1]!.y));
  }
  const spacing = ends.at(-1)! / count;
  let piece = 1;
  const points = Array.from({ length: count }, (_, i) => {
    while (ends[piece]! < i * spacing) piece++;
    return toward(line[piece - 1]!, line[piece]!, i * spacing - ends[piece - 1]!);
  });
  return { points, spacing };
}

/** Four holes around a point in a corner of the plate. */
function cluster(shape: Shape, angle: number, spacing: number): Point[] {
  const half = spacing * 0.54;
  return [
    { x: half, y: shape.grave - half },
    { x: -half, y: shape.grave - half },
    { x: half, y: shape.grave + half },
    { x: -half, y: shape.grave + half },
  ].map((point) => rotated(point, angle));
}

/** The plate: a regular octagon or hexagon with a flat side at the bottom. */
function plate(shape: Shape): Point[] {
  const count = shape.sides === 6 ? 6 : 8;
  const radius = shape.apothem / Math.cos(Math.PI / count);
  return Array.from({ length: count }, (_, i) => rotated({ x: 0, y: radius }, ((i + 0.5) * 2 * Math.PI) / count));
}
