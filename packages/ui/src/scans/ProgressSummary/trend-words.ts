import type { TrendChange } from '@daylit/contract';

export interface TrendWords {
  /** `more` is an increase; it is not shown as bad. */
  direction: 'calmer' | 'steady' | 'more';
  /** "Calmer". Empty when nothing is claimed. */
  word: string;
  /** "Calmer, 4 to 2". */
  text: string;
}

/** Points of severity. A smaller difference is not visible. */
const SMALLEST_CHANGE = 0.5;

/** Points of severity, from which a change is not called "a little". */
const LARGE_CHANGE = 2;

/**
 * The change of a concern since the previous scan. The report's own verdict decides whether it changed,
 * because two numbers can differ by the noise of the photos alone. Without a verdict nothing is claimed.
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

function severityFigure(score: number): string {
  return String(Math.round(score * 10) / 10);
}
