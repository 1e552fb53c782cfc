import type { ConfirmedDaypart, RoutineUse } from '@daylit/contract';
import { planPlace } from './plan-actions.ts';

const LIST = new Intl.ListFormat('en-GB');

/** The days of the product at a place: "Tuesday and Friday". Undefined for one that is used every day. */
export function daysInWords(
  uses: readonly RoutineUse[] | undefined,
  place: { daypart: ConfirmedDaypart; step: string },
): string | undefined {
  const days = uses?.find(({ product }) => planPlace(product) === planPlace(place))?.days;
  if (days === undefined) return undefined;
  return days.length === 0 ? 'Rests for now' : LIST.format(days);
}
