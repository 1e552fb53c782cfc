import { Refusal } from '../../../errors.ts';
import type { Objection } from './objections-to.ts';

/**
 * Throws a 409 that names the answer which leaves a product out. `despite` is the decision to use it anyway:
 * it counts against cautions, and never against what is not to be used at all. Undefined: nothing is to be
 * decided here.
 */
export function refuseLeftOut(objections: readonly Objection[], despite?: boolean): void {
  const [first] = objections;
  if (first === undefined) return;
  const canDecide = despite !== undefined && objections.every(({ isCaution }) => isCaution);
  if (canDecide && despite) return;
  throw new Refusal('conflict', {
    detail: first.sentence,
    headers: { 'x-trigger-event': 'doesNotFit' },
    ...(canDecide && { field: 'despite' }),
  });
}
