import { LEFT, TOP } from './face-grid.ts';
import { cellRandom } from './random.ts';

/** Side of a cell, face units. Each holds one pore. */
const CELL = 7;

/** The first cell, and one more beyond each border of the face, whose pores reach into it. */
const FIRST_COLUMN = Math.floor(LEFT / CELL) - 1;
const FIRST_ROW = Math.floor(TOP / CELL) - 1;
const COLUMNS = 2 - 2 * FIRST_COLUMN;
const ROWS = 2 - 2 * FIRST_ROW;

/** Centre, squared radius and depth of the pore of each cell. */
export type Pores = Float64Array;

/** The pores of a person. The same seed gives the same pores. */
export function createPores(seed: number): Pores {
  const pores = new Float64Array(COLUMNS * ROWS * 4);
  for (let i = 0; i < COLUMNS * ROWS; i++) {
    const x = FIRST_COLUMN + (i % COLUMNS);
    const y = FIRST_ROW + Math.floor(i / COLUMNS);
    const radius = 1 + 0.6 * cellRandom(x, y, seed + 3);
    pores[4 * i] = (x + cellRandom(x, y, seed + 1)) * CELL;
    pores[4 * i + 1] = (y + cellRandom(x, y, seed + 2)) * CELL;
    pores[4 * i + 2] = radius * radius;
    pores[4 * i + 3] = 0.6 + 0.8 * cellRandom(x, y, seed + 4);
  }
  return pores;
}

/** How deep the pores are at (u, v): 0 between them. */
export function poresAt(pores: Pores, u: number, v: number): number {
  const column = Math.floor(u / CELL) - FIRST_COLUMN;
  const row = Math.floor(v / CELL) - FIRST_ROW;
  let sum = 0;
  for (let y = row - 1; y <= row + 1; y++) {
    for (let x = column - 1; x <= column + 1; x++) {
      const i = (y * COLUMNS + x) * 4;
      const du = u - pores[i]!;
      const dv = v - pores[i + 1]!;
      const squared = (du * du + dv * dv) / pores[i + 2]!;
      if (squared < 16) sum += pores[i + 3]! * Math.exp(-0.5 * squared);
    }
  }
  return sum;
}
