import type { MeasuredFigure } from '@daylit/contract';

/** The tones of the scale, lightest first. */
const TONES = 10;

/** Painted signs, of which the dots are drawn. */
export const SIGNS_OF_A_TONE = 10;

export interface ToneShares {
  /** "Blemishes found", in the words of the figure. */
  what: string;
  note: string | null;
  /** The share that was found, 0 to 1, in each tone from the lightest to the darkest. */
  shares: number[];
}

/** The share of painted blemishes that was found in each tone. Null when a tone was not measured. */
export function toneShares(figures: readonly MeasuredFigure[]): ToneShares | null {
  for (const { group, unit, what, note, parts } of figures) {
    if (group !== 'blemishes' || unit !== 'share') continue;
    const shares = Array.from(
      { length: TONES },
      (_, i) => parts.find(({ name }) => name === `tone ${i + 1}`)?.value,
    ).filter((share) => share !== undefined);
    if (shares.length === TONES) return { what, note, shares };
  }
  return null;
}

/** How many of ten were found. */
export function ofTen(share: number): number {
  return Math.round(share * SIGNS_OF_A_TONE);
}

const LIST = new Intl.ListFormat('en-GB');

/** The fewest and the most that were found of ten, and the tones with the fewest, as "tones 9 and 10". */
export function foundOfTen(shares: readonly number[]): { fewest: number; most: number; weakest: string } {
  const found = shares.map(ofTen);
  const fewest = Math.min(...found);
  const tones = found.flatMap((count, i) => (count === fewest ? [String(i + 1)] : []));
  return {
    fewest,
    most: Math.max(...found),
    weakest: `tone${tones.length > 1 ? 's' : ''} ${LIST.format(tones)}`,
  };
}
