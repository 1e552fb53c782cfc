import type { TrendChange } from '@daylit/contract';
import { severityFigure } from '../../art/SeverityMeter/severity.ts';

export interface TrendWords {
  /** `more` is not bad: it is said and drawn calmly. */
  direction: 'calmer' | 'steady' | 'more';
  /** "Calmer". Empty where nothing is claimed. */
  word: string;
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
export function trendWords(change: TrendChange | null, before: number, now: number): TrendWords {
  const [from, to] = [severityFigure(before), severityFigure(now)];
  const [direction, word] = verdict(change, Math.abs(Number(to) - Number(from)));
  if (word === 'Steady' && from === to) return { direction, word, text: `Steady at ${to}` };
  const figures = `${from} to ${to}`;
  return { direction, word, text: word === '' ? figures : `${word}, ${figures}` };
}

function verdict(change: TrendChange | null, size: number): [TrendWords['direction'], string] {
  if (change === 'not_compared') return ['steady', 'Not compared'];
  if (size < SMALLEST_CHANGE || change === 'no_measurable_change') return ['steady', 'Steady'];
  if (change === 'less_visible') return ['calmer', 'Calmer'];
  if (change === 'more_visible') return ['more', size < LARGE_CHANGE ? 'A little more' : 'More'];
  return ['steady', ''];
}
