import type { Onboarding, Preferences } from '@daylit/contract';

/** What a member told about themselves. */
export interface MemberProfile extends Pick<Onboarding, 'goals' | 'issues'> {
  preferences: Preferences;
}

/** Used by scans: the answers count in the report and in the care plan. */
export interface ProfileReader {
  /** Empty before onboarding. */
  findProfile(userId: number): Promise<MemberProfile>;
}
