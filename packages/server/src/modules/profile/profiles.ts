import type { Profile, ProfileUpdate } from '@daylit/contract';
import type { ConfirmedPlans, LeftOuts, RemovedProduct, Tonights } from '../care-plan/ports.ts';
import type { LatestReports } from '../reports/ports.ts';
import type { AgeCall } from './age-changes.ts';
import type { KeepAnswers } from './keep-answers.ts';
import type { ProfileReader } from '../members/ports.ts';

/** A member's profile, as the care plan page shows it. */
export interface Profiles {
  find(userId: number): Promise<Profile>;
  /** Replaces the given lists and the given preferences, and returns the whole profile. */
  update(call: AgeCall & { body: ProfileUpdate }): Promise<Profile>;
}

interface Dependencies {
  keepAnswers: KeepAnswers;
  profiles: ProfileReader;
  confirmedPlans: ConfirmedPlans;
  reports: LatestReports;
  leftOuts: LeftOuts;
  tonights: Pick<Tonights, 'planToday'>;
}

export function createProfiles(dependencies: Dependencies): Profiles {
  const { keepAnswers, profiles, confirmedPlans, reports, leftOuts, tonights } = dependencies;

  async function find(userId: number): Promise<Profile> {
    const [told, report, confirmed_care_plan, removed] = await Promise.all([
      profiles.findProfile(userId),
      reports.find(userId),
      confirmedPlans.present(userId),
      confirmedPlans.readRemoved(userId),
    ]);
    const { skin_type = 'cannot_tell' } = report?.skin_type ?? {};
    return {
      age_change: null,
      region: null,
      ...told,
      care_plan: report
        ? await tonights.planToday(userId, await leftOuts.fitPlan(userId, report.care_plan))
        : null,
      confirmed_care_plan,
      removed_products: removed.map(presentRemoved),
      skin_type: skin_type === 'cannot_tell' ? null : skin_type,
    };
  }

  return {
    find,

    async update(call) {
      const { goals, issues, preferences, region } = call.body;
      await keepAnswers(call, ({ region: earlier, ...before }) => {
        // Null forgets it.
        const kept = region === undefined ? earlier : (region ?? undefined);
        return {
          goals: goals ?? before.goals,
          issues: issues ?? before.issues,
          preferences: { ...before.preferences, ...preferences },
          ...(kept && { region: kept }),
        };
      });
      return find(call.member.id);
    },
  };
}

function presentRemoved({ daypart, step, product, removedAt, leftOut }: RemovedProduct) {
  const { id, name } = product.product;
  return { daypart, step, id, name, removed_at: removedAt.toISOString(), left_out: leftOut };
}
