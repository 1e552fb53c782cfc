import type { Clock } from '../../clock.ts';
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

/** Reads what a product trial can be chosen from. A time zone that is none counts as UTC. */
export function createChoose({ clock, recorded, comparer, finder, confirmedPlans }: Dependencies) {
  return async (member: Member, given: string, productId: string | undefined) => {
    const timeZone = isTimeZone(given) ? given : 'UTC';
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
