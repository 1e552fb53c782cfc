import type { Visitor } from './visitor.ts';

const NIGHT = [
  ['cleanser', 'cleanser-low-tide-gel'],
  ['toner', 'toner-still-air'],
  ['moisturizer', 'moisturizer-breeze-gel'],
] as const;

/** Gives a member a routine of three products at night: as many steps as an evening mail needs. */
export async function useAtNight(member: Pick<Visitor, 'patch'>): Promise<void> {
  for (const [step, id] of NIGHT)
    await member.patch('/api/profile/confirm-product', {
      step,
      daypart: 'night',
      product: { id: `sample:${id}` },
    });
}
