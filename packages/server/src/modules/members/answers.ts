import type { AgeChange, Onboarding, Preferences, HomeRegion } from '@daylit/contract';
import type { Db, DbTransaction } from '../../db/database.ts';
import type { OpenSealed } from './key-ports.ts';
import { openJson } from './sealed-json.ts';

/** A member's answers from onboarding. */
export interface MemberProfile extends Pick<Onboarding, 'goals' | 'issues'> {
  preferences: Preferences;
  /** An older age that does not count yet; absent for nearly everybody. */
  age_change?: AgeChange;
  /** Where the member lives; absent where it was not told. */
  region?: HomeRegion;
}

/** Used by scans: the answers count in the report and in the care plan. */
export interface ProfileReader {
  /** Empty before onboarding. */
  findProfile(userId: number): Promise<MemberProfile>;
}

/** Reads and writes the members' answers from onboarding. */
export interface ProfileStore extends ProfileReader {
  /** As `findProfile`, within a transaction. */
  read(db: Db, userId: number): Promise<MemberProfile>;
  /** Replaces the member's profile. */
  save(transaction: DbTransaction, userId: number, profile: MemberProfile, now: Date): Promise<void>;
}

/** The context under which a member's answers are sealed. */
export const ANSWERS = 'profile';

/**
 * Opens the sealed answers of a row of `profiles`, as they count at `now`. A change of the age takes effect
 * here, and so for every reader at the same moment.
 */
export function openAnswers(open: OpenSealed, sealed: Uint8Array, now: Date): MemberProfile {
  const { age_change, ...answers } = openJson(open, sealed, ANSWERS) as MemberProfile;
  if (age_change === undefined) return answers;
  if (new Date(age_change.takes_effect_at) > now) return { ...answers, age_change };
  return { ...answers, preferences: { ...answers.preferences, age_band: age_change.age_band } };
}
