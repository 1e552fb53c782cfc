import type { ConfirmedDaypart } from '@daylit/contract';
import { type ActionState, IDLE } from '../lib/states.ts';

/** What was asked for of the products of a routine, by the place of each. A place that is absent was not asked for. */
export type PlanActions = Readonly<Record<string, ActionState>>;

/** The name of a place in a routine, for example `morning serum`. */
export function planPlace({ daypart, step }: { daypart: ConfirmedDaypart; step: string }): string {
  return `${daypart} ${step}`;
}

/** How far the action at a place is. */
export function actionAt(
  actions: PlanActions,
  place: { daypart: ConfirmedDaypart; step: string },
): ActionState {
  return actions[planPlace(place)] ?? IDLE;
}
