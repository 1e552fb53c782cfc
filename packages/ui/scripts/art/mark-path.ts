import { closedPath } from './ribbons.ts';

export interface MarkOptions {
  /** Number of slices. */
  slices: number;
  /** Thickness of the top slice and what is added towards the bottom, in units of half the mark's height. */
  thickness: [top: number, added: number];
  /** How far a slice hangs in its middle. */
  sag: number;
  /** Height of the bump that the nose makes. */
  bump: number;
}

/** The mark for 30 px and more. */
export const LARGE_MARK: MarkOptions = { slices: 6, thickness: [0.045, 0.15], sag: 0.17, bump: 0.13 };
/** The mark under 30 px: one slice fewer, all thicker, so that it stays crisp. */
export const SMALL_MARK: MarkOptions = { slices: 5, thickness: [0.07, 0.2], sag: 0.14, bump: 0.16 };

/** Frame of the mark, in SVG units: 1000 units are half its height. */
export const MARK_VIEW_BOX = '-960 -1040 1920 2080';

const WIDTH = 0.8;
const SEGMENTS = 24;

/** Path data of the mark: a head in a few slices, thin where light falls and thick in shade. */
export function markPath(options: MarkOptions): string {
  return Array.from({ length: options.slices }, (_, i) => slicePath(options, i / (options.slices - 1))).join(
    '',
  );
}

/** One slice; `down` is 0 for the top one and 1 for the bottom one. */
function slicePath({ thickness, sag, bump }: MarkOptions, down: number): string {
  const y = -0.8 + 1.58 * down;
  const half = WIDTH * (1 - (Math.abs(y) / 1.02) ** 2.2) ** 0.5;
  const nose = bump * Math.exp(-(((y - 0.12) / 0.34) ** 2));
  const upper: [number, number][] = [];
  const lower: [number, number][] = [];
  for (let i = 0; i <= SEGMENTS; i++) {
    const u = -1 + (2 * i) / SEGMENTS;
    const x = u * half;
    const middle =
      y + sag * (half / WIDTH) * (1 - u * u) - sag / 2 + nose * Math.exp(-(x * x) / (2 * 0.13 ** 2));
    const shade = 0.35 * down + 0.65 * ((down * (u + 1)) / 2 + 0.15 * down);
    const thick = (thickness[0] + thickness[1] * shade) * Math.max(0.02, 1 - Math.abs(u) ** 6) ** 0.5;
    upper.push([x, middle - thick / 2]);
    lower.push([x, middle + thick / 2]);
  }
  return closedPath([...upper, ...lower.toReversed()]);
}
