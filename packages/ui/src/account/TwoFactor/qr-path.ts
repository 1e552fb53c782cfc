import { encode } from 'uqr';

/** Width in light modules of the margin that a camera needs to locate the code. */
const QUIET_ZONE = 4;

export interface QrPath {
  /** Side of the square in modules, quiet zone included. */
  size: number;
  /** SVG path data of the dark modules, one unit each. */
  d: string;
}

/** A text as a QR code, readable with 15 % damage. Generated in the browser, so the secret is not sent. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const d = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, d: d.join('') };
}

/** Start and length of each run of dark modules. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
