import { severityFigure } from '../../art/SeverityMeter/severity.ts';

export interface TrendWords {
  /** `more` is not bad: it is said and drawn calmly. */
  direction: 'calmer' | 'steady' | 'more';
  /** "Calmer, 4 to 2". */
  text: string;
}

/** Points of severity. What differs less looks the same to a person. */
const SMALLEST_CHANGE = 0.5;

/** Points of severity. From here on, "a little" would not be true. */
const LARGE_CHANGE = 2;

/**
 * What became of a concern since the scan before. Whether it changed is the report's own verdict: two numbers can differ
 * by no more than a photo's noise. Reports without a verdict claim nothing.
 */
export function trendWords(change: unknown, before: number, now: number): TrendWords {
  const [from, to] = [severityFigure(before), severityFigure(now)];
  const size = Math.abs(Number(to) - Number(from));
  const figures = `${from} to ${to}`;
  if (change === 'not_compared') return { direction: 'steady', text: `Not compared, ${figures}` };
  if (size < SMALLEST_CHANGE || change === 'no_measurable_change') {
    return { direction: 'steady', text: from === to ? `Steady at ${to}` : `Steady, ${figures}` };
  }
  if (change === 'less_visible') return { direction: 'calmer', text: `Calmer, ${figures}` };
  if (change === 'more_visible') {
    return { direction: 'more', text: `${size < LARGE_CHANGE ? 'A little more' : 'More'}, ${figures}` };
  }
  return { direction: 'steady', text: figures };
}
