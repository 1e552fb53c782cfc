import type { MeasuredFigure } from '@daylit/contract';
import { foundOfTen, toneShares } from './tone-shares.ts';

/** How good the engine is, in five sentences. What they say about its quality comes from its own figures. */
export function fiveSentences(figures: readonly MeasuredFigure[]): string[] {
  return [
    'Daylit describes how skin looks in one photo.',
    goals(figures),
    tones(figures),
    'Two photos of one day can differ, so we show a range.',
    'It is not medical advice, and no doctor has checked your report.',
  ];
}

function goals(figures: readonly MeasuredFigure[]): string {
  const measured = figures.filter(({ met }) => met !== null);
  if (measured.length === 0) return 'Nobody has measured yet how well it reads.';
  const met = measured.filter((figure) => figure.met).length;
  const result = met === measured.length ? 'all' : `${met} of`;
  return `In our own tests it meets ${result} ${measured.length} goals.`;
}

function tones(figures: readonly MeasuredFigure[]): string {
  const shares = toneShares(figures)?.shares;
  if (shares === undefined) return 'Nobody has measured yet whether it reads every skin tone alike.';
  const { fewest, most, weakest } = foundOfTen(shares);
  if (fewest === most) return `Of 10 painted blemishes it finds ${fewest} on every skin tone.`;
  return `Of 10 painted blemishes it finds ${fewest} on skin ${weakest}, where it is weakest, and at best ${most}.`;
}
