import { type CarePlan, type ConfirmedDaypart, ROUTINE_STEPS } from '@daylit/contract';
import { Refusal } from '../../../errors.ts';
import type { Group } from '../rule.ts';
import type { ConfirmedRow } from './confirmed-store.ts';

interface Asked {
  step: string;
  daypart: ConfirmedDaypart | undefined;
  product_id: string;
  /** The newest suggested care plan. */
  suggested: CarePlan | null;
  /** The current routine. */
  rows: readonly ConfirmedRow[];
}

/** A place in a confirmed care plan. */
export type Place = Pick<ConfirmedRow, 'daypart' | 'step'>;

const GROUPS = Object.keys(ROUTINE_STEPS) as Group[];

/** Where a product goes. Throws a 422 for a step that the asked part of the day does not have. */
export function choosePlaces(asked: Asked): Place[] {
  const { step, daypart } = asked;
  if (daypart === 'additional') return [additionalPlace(asked)];
  if (daypart !== undefined) {
    if (hasStep(daypart, step)) return [{ daypart, step }];
    const detail = `There is no such step here. The ${daypart} part has: ${ROUTINE_STEPS[daypart].join(', ')}.`;
    throw new Refusal('invalid', { detail, field: 'step' });
  }
  const suggestedAt = GROUPS.filter((group) => isSuggested(asked, group));
  if (suggestedAt.length > 0) return suggestedAt.map((group) => ({ daypart: group, step }));
  const first = GROUPS.find((group) => hasStep(group, step));
  return [first === undefined ? additionalPlace(asked) : { daypart: first, step }];
}

function isSuggested({ suggested, step, product_id }: Asked, group: Group): boolean {
  const steps = new Map(Object.entries(suggested?.[group] ?? {}));
  return hasStep(group, step) && steps.get(step)?.product?.id === product_id;
}

function hasStep(group: Group, step: string): boolean {
  return ROUTINE_STEPS[group].some((key) => key === step);
}

/** A product outside the fixed steps never takes the place of another one. */
function additionalPlace({ step, product_id, rows }: Asked): Place {
  const taken = new Map(
    rows.filter(({ daypart }) => daypart === 'additional').map((row) => [row.step, row.product_id]),
  );
  let key = step;
  for (let number = 2; taken.has(key) && taken.get(key) !== product_id; number += 1)
    key = `${step}_${number}`;
  return { daypart: 'additional', step: key };
}
