import type { RoutinePlace } from '@daylit/contract';
import type { PlacedByMember } from '../ports.ts';
import type { PlacedProduct, Weekday } from '../rule.ts';
import { WEEKDAYS } from '../rule.ts';
import { EVERY_DAY } from '../slot-request.ts';

/** A product of a routine that is checked. */
export interface CheckedPlacement extends PlacedProduct {
  place: RoutinePlace;
  /** Whether a member chose its days. */
  hasChosenDays: boolean;
}

/** The evenings for a weekly product without chosen days, the best first. */
const WEEKLY_EVENINGS = WEEKDAYS.toReversed();

/**
 * Puts the products of a routine into the week, as the rules read it. A daily product without days is used
 * every day. A weekly one is used on one evening: the first that has no other weekly product and none that is
 * used on certain days only. What is used as needed has a place in the routine and none in the week.
 */
export function placeRoutine(products: readonly PlacedByMember[]): CheckedPlacement[] {
  const placed = products.filter((one) => !isOpen(one)).map((one) => place(one, daysOf(one)));
  for (const one of products.filter(isOpen)) placed.push(place(one, [freeEvening(placed)]));
  return placed;
}

function isOpen({ daypart, days }: PlacedByMember): boolean {
  return daypart === 'weekly' && days === null;
}

function daysOf({ daypart, days }: PlacedByMember): readonly Weekday[] {
  return daypart === 'additional' ? [] : (days ?? EVERY_DAY);
}

function freeEvening(placed: readonly CheckedPlacement[]): Weekday {
  const taken = new Set(
    placed
      .filter(({ group, days }) => group !== 'morning' && days.length < WEEKDAYS.length)
      .flatMap(({ days }) => days),
  );
  return WEEKLY_EVENINGS.find((day) => !taken.has(day)) ?? 'Sunday';
}

function place(
  { daypart, step, product, days: chosen }: PlacedByMember,
  days: readonly Weekday[],
): CheckedPlacement {
  const { id, name } = product.product;
  return {
    group: daypart === 'additional' ? 'weekly' : daypart,
    step: product.step,
    days,
    product,
    place: { daypart, step, id, name },
    hasChosenDays: chosen !== null,
  };
}
