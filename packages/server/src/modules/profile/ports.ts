import type { Onboarding, Preferences } from '@daylit/contract';

/** A member's answers from onboarding. */
export interface MemberProfile extends Pick<Onboarding, 'goals' | 'issues'> {
  preferences: Preferences;
}

/** Used by scans: the answers count in the report and in the care plan. */
export interface ProfileReader {
  /** Empty before onboarding. */
  findProfile(userId: number): Promise<MemberProfile>;
}
