import type { MeasuredFigure } from '@daylit/contract';
import { ofTen, toneShares } from './tone-shares.ts';

/** Tones at each end of the scale that count as lightest and as darkest. */
const AT_EACH_END = 3;

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
  const light = ofTen(mean(shares.slice(0, AT_EACH_END)));
  const dark = ofTen(mean(shares.slice(-AT_EACH_END)));
  if (dark === light)
    return `It finds ${light} of 10 blemishes on the lightest and on the darkest skin tones.`;
  const [more, less] = dark < light ? ['lightest', 'darkest'] : ['darkest', 'lightest'];
  const [most, fewest] = [Math.max(light, dark), Math.min(light, dark)];
  return `On the ${less} skin tones it finds ${fewest} of 10 blemishes, on the ${more} ${most}.`;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
