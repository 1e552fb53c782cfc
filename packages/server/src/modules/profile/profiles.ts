import type { Profile, ProfileUpdate } from '@daylit/contract';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { ConfirmedPlans, LatestReports, LeftOuts, RemovedProduct } from '../care-plan/ports.ts';
import type { MemberLocks } from '../members/ports.ts';
import type { FitProfile } from './fit-profile.ts';
import type { ProfileStore } from './profile-store.ts';

/** A member's profile, as the care plan page shows it. */
export interface Profiles {
  find(userId: number): Promise<Profile>;
  /** Replaces the given lists and the given preferences, and returns the whole profile. */
  update(userId: number, update: ProfileUpdate): Promise<Profile>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  fitProfile: FitProfile;
  profiles: ProfileStore;
  confirmedPlans: ConfirmedPlans;
  reports: () => LatestReports;
  leftOuts: LeftOuts;
}

export function createProfiles(dependencies: Dependencies): Profiles {
  const { db, clock, locks, fitProfile, profiles, confirmedPlans, reports, leftOuts } = dependencies;

  async function find(userId: number): Promise<Profile> {
    const [told, report, confirmed_care_plan, removed] = await Promise.all([
      profiles.findProfile(userId),
      reports().find(userId),
      confirmedPlans.present(userId),
      confirmedPlans.readRemoved(userId),
    ]);
    const { skin_type = 'cannot_tell' } = report?.skin_type ?? {};
    return {
      ...told,
      care_plan: report ? await leftOuts.fitPlan(userId, report.care_plan) : null,
      confirmed_care_plan,
      removed_products: removed.map(presentRemoved),
      skin_type: skin_type === 'cannot_tell' ? null : skin_type,
    };
  }

  return {
    find,

    async update(userId, { preferences, ...lists }) {
      await inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        const before = await profiles.read(transaction, userId);
        const told = { ...before, ...lists, preferences: { ...before.preferences, ...preferences } };
        await profiles.save(transaction, userId, fitProfile(told), clock());
      });
      return find(userId);
    },
  };
}

function presentRemoved({ daypart, step, product, removedAt, leftOut }: RemovedProduct) {
  const { id, name } = product.product;
  return { daypart, step, id, name, removed_at: removedAt.toISOString(), left_out: leftOut };
}
