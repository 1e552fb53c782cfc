import type { Sign } from '@daylit/contract';
import type { CarePlanFacts } from './ports.ts';

/** How visible the strongest of some signs is, 0 to 5. What the photo cannot tell counts as not seen. */
export function severityOf(
  { condition_notes }: Pick<CarePlanFacts, 'condition_notes'>,
  signs: readonly Sign[],
): number {
  const seen = [...condition_notes.measurements, ...condition_notes.key_concerns_identified]
    .filter(({ sign }) => signs.includes(sign))
    .map(({ severity_score }) => severity_score ?? 0);
  return Math.max(0, ...seen);
}
