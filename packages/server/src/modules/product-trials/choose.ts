import type { Clock } from '../../clock.ts';
import type { ConfirmedPlans } from '../care-plan/ports.ts';
import { dayIn, type Member, type MemberDays } from '../members/ports.ts';
import type { ProductFinder } from '../catalogue/ports.ts';
import { offeredSigns } from './choices.ts';
import type { RecordedScans, ScanComparer } from './ports.ts';

interface Dependencies {
  clock: Clock;
  memberDays: MemberDays;
  recorded: RecordedScans;
  comparer: ScanComparer;
  finder: ProductFinder;
  confirmedPlans: ConfirmedPlans;
}

/** Reads what a product trial can be chosen from. The zone that is named counts where no other is known. */
export function createChoose({
  clock,
  memberDays,
  recorded,
  comparer,
  finder,
  confirmedPlans,
}: Dependencies) {
  return async (member: Member, named: string, productId: string | undefined) => {
    await memberDays.learnZone(member.id, named);
    const timeZone = await memberDays.zoneOf(member.id);
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
