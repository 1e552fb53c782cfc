import type { ConfirmedDaypart } from '@daylit/contract';
import { type ActionState, IDLE } from '../lib/states.ts';

/** State of the actions on a routine's products, by place. An absent place is idle. */
export type PlanActions = Readonly<Record<string, ActionState>>;

/** The key of a place in a routine, for example `morning serum`. */
export function planPlace({ daypart, step }: { daypart: ConfirmedDaypart; step: string }): string {
  return `${daypart} ${step}`;
}

/** State of the action at a place. */
export function actionAt(
  actions: PlanActions,
  place: { daypart: ConfirmedDaypart; step: string },
): ActionState {
  return actions[planPlace(place)] ?? IDLE;
}
