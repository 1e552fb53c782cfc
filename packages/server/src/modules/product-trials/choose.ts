import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors.ts';
import type { ConfirmedPlans } from '../care-plan/ports.ts';
import type { Member } from '../members/ports.ts';
import type { ProductFinder } from '../recommendations/ports.ts';
import { offeredSigns } from './choices.ts';
import { dayIn, isTimeZone } from './plain-dates.ts';
import type { RecordedScans, ScanComparer } from './ports.ts';

interface Dependencies {
  clock: Clock;
  recorded: RecordedScans;
  comparer: ScanComparer;
  finder: ProductFinder;
  confirmedPlans: ConfirmedPlans;
}

/** Reads what a product trial can be chosen from. Throws a 422 for an unknown time zone. */
export function createChoose({ clock, recorded, comparer, finder, confirmedPlans }: Dependencies) {
  return async (member: Member, timeZone: string, productId: string | undefined) => {
    requireTimeZone(timeZone);
    const [confirmed, found, [newest]] = await Promise.all([
      confirmedPlans.read(member.id),
      productId === undefined ? undefined : finder.find([productId]),
      recorded.list(member, 1),
    ]);
    const asked = productId === undefined ? undefined : found?.get(productId);
    const day = { today: dayIn(timeZone, clock()), timeZone };
    return { confirmed, asked, day, signs: offeredSigns(comparer, newest, member) };
  };
}

function requireTimeZone(name: string): void {
  if (!isTimeZone(name))
    throw new Refusal('invalid', { detail: 'This time zone is not known.', field: 'time_zone' });
}
