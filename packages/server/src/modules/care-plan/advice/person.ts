import type { HomeRegion } from '@daylit/contract';
import type { MemberProfile } from '../../members/ports.ts';
import { factsOfMember } from '../checker/facts-of-member.ts';
import type { ConfirmedProduct } from '../ports.ts';
import type { LatestReport } from '../../reports/ports.ts';
import { type Profile, readProfile } from '../profile.ts';
import { type RankedConcern, rankConcerns } from '../rank-concerns.ts';

/** Everything that an opinion about a product depends on. */
export interface Person {
  profile: Profile;
  concerns: readonly RankedConcern[];
  routine: readonly ConfirmedProduct[];
  /** Where the member lives, for the order of dates; null where it was not told. */
  region: HomeRegion | null;
}

/** Reads a member's answers and newest report. */
export function readPerson(
  told: MemberProfile,
  report: LatestReport | undefined,
  routine: readonly ConfirmedProduct[],
): Person {
  const facts = factsOfMember(told, report);
  const profile = readProfile(facts);
  return { profile, concerns: rankConcerns(facts, profile), routine, region: told.region ?? null };
}
