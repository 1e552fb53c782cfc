import { severityFigure } from '../../art/SeverityMeter/severity.ts';

export interface TrendWords {
  /** `more` is not bad: it is said and drawn calmly. */
  direction: 'calmer' | 'steady' | 'more';
  /** "Calmer, 4 to 2". */
  text: string;
}

/**
 * What became of a concern since the scan before. Whether it changed is the report's own verdict: two numbers can differ
 * by no more than a photo's noise. Reports without a verdict claim no change.
 */
export function trendWords(change: unknown, before: number, now: number): TrendWords {
  const figures = `${severityFigure(before)} to ${severityFigure(now)}`;
  if (change === 'less_visible') return { direction: 'calmer', text: `Calmer, ${figures}` };
  if (change === 'more_visible') return { direction: 'more', text: `A little more, ${figures}` };
  return { direction: 'steady', text: `Steady at ${severityFigure(now)}` };
}
