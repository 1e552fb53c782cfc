import type { MemberProfile } from '../../profile/ports.ts';
import { labelWords } from '../../recommendations/ports.ts';
import type { CarePlanFacts, ConfirmedProduct, LatestReport } from '../ports.ts';
import { type Profile, readProfile } from '../profile.ts';
import { type RankedConcern, rankConcerns } from '../rank-concerns.ts';

/** Everything that an opinion about a product depends on. */
export interface Person {
  profile: Profile;
  concerns: readonly RankedConcern[];
  routine: readonly ConfirmedProduct[];
}

const NOT_TOLD = { explanation: '', basis: 'answers', confidence: 'low' } as const;

/** Before the first report only the answers count, and what nobody has told is read in the cautious way. */
const NO_REPORT: Omit<LatestReport, 'care_plan'> = {
  skin_type: { ...NOT_TOLD, skin_type: 'cannot_tell' },
  skin_sensitivity: { ...NOT_TOLD, skin_sensitivity: 'cannot_tell' },
  condition_notes: { key_concerns_identified: [], measurements: [] },
};

/** Reads a member's answers and newest report. */
export function readPerson(
  told: MemberProfile,
  report: LatestReport | undefined,
  routine: readonly ConfirmedProduct[],
): Person {
  const facts: CarePlanFacts = {
    ...told,
    ...(report ?? NO_REPORT),
    catalogue: { products: [], ...labelWords },
  };
  const profile = readProfile(facts);
  return { profile, concerns: rankConcerns(facts, profile), routine };
}
