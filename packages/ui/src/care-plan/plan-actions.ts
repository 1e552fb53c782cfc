import type { ConfirmedDaypart } from '@daylit/contract';
import { type ActionState, IDLE } from '../lib/states.ts';

/**
 * State of the actions on a routine's products, by place. An absent place is idle. A failure at `despite`:
 * an answer leaves the product out, and the member may decide to use it anyway.
 */
export type PlanActions = Readonly<Record<string, ActionState<'despite'>>>;

/** The key of a place in a routine, for example `morning serum`. */
export function planPlace({ daypart, step }: { daypart: ConfirmedDaypart; step: string }): string {
  return `${daypart} ${step}`;
}

/** State of the action at a place. */
export function actionAt(
  actions: PlanActions,
  place: { daypart: ConfirmedDaypart; step: string },
): ActionState<'despite'> {
  return actions[planPlace(place)] ?? IDLE;
}
