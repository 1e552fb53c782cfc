import type { Onboarding, Preferences } from '@daylit/contract';
import { type OpenSealed, openJson } from '../members/ports.ts';

/** A member's answers from onboarding. */
export interface MemberProfile extends Pick<Onboarding, 'goals' | 'issues'> {
  preferences: Preferences;
}

/** Used by scans: the answers count in the report and in the care plan. */
export interface ProfileReader {
  /** Empty before onboarding. */
  findProfile(userId: number): Promise<MemberProfile>;
}

/** The context under which a member's answers are sealed. */
export const ANSWERS = 'profile';

/** Opens the sealed answers of a row of `profiles`. */
export function openAnswers(open: OpenSealed, sealed: Uint8Array): MemberProfile {
  return openJson(open, sealed, ANSWERS) as MemberProfile;
}
