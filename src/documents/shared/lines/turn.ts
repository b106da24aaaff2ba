/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** Any number of quarter turns as 0 to 3. */
export function toTurn(quarters: number): Turn {
  return (((quarters % 4) + 4) % 4) as Turn;
}

/** A point of the page as (along, across) of a text with that turn. */
export function intoReading(turn: Turn, x: number, y: number): readonly [number, number] {
  if (turn === 0) return [x, y];
  if (turn === 1) return [y, -x];
  if (turn === 2) return [-x, -y];
  return [-y, x];
}

/** The inverse of `intoReading`. */
export function outOfReading(turn: Turn, along: number, across: number): readonly [number, number] {
  if (turn === 0) return [along, across];
  if (turn === 1) return [-across, along];
  if (turn === 2) return [-along, -across];
  return [across, -along];
}
