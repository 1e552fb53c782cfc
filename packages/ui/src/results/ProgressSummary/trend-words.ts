import { severityFigure } from '../../art/SeverityMeter/severity.ts';

export interface TrendWords {
  /** `more` is not bad: it is said and drawn calmly. */
  direction: 'calmer' | 'steady' | 'more';
  /** "Calmer, 4 to 2". */
  text: string;
}

/** How a concern went from its first score to its last. Wants two scores; undefined for fewer. */
export function trendWords(scores: readonly number[]): TrendWords | undefined {
  const first = scores[0];
  const last = scores.at(-1);
  if (first === undefined || last === undefined || scores.length < 2) return undefined;
  const change = `${severityFigure(first)} to ${severityFigure(last)}`;
  if (last < first) return { direction: 'calmer', text: `Calmer, ${change}` };
  if (last > first) return { direction: 'more', text: `A little more, ${change}` };
  return { direction: 'steady', text: `Steady at ${severityFigure(last)}` };
}
