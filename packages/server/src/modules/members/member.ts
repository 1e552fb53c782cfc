import type { Plan, Preferences, HomeRegion } from '@daylit/contract';
import { effectivePlan, type PlanRow } from './effective-plan.ts';

/** A person with a verified e-mail address. It comes with the session, so no module reads it again. */
export interface Member {
  id: number;
  email: string;
  username: string;
  /** The plan that counts now: `free` once a trial has ended. */
  plan: Plan;
  /** When the present plan ends; null for plans that do not end. */
  planExpiresAt: Date | null;
  createdAt: Date;
  agreedToTermsAt: Date | null;
  /** When goals, concerns and preferences were submitted; null before. */
  onboardedAt: Date | null;
  /** The answers from onboarding; empty before. */
  preferences: Preferences;
  /** Where the member lives; null where it was not told. */
  region: HomeRegion | null;
  /** As stored before this call; null before a browser has told it. What day it is, `MemberDays` says. */
  timeZone: string | null;
  /** Whether a login asks for a second factor. */
  hasTwoFactor: boolean;
}

/** The columns that a member is read from. */
export interface MemberRow extends PlanRow {
  email: string;
  username: string;
  agreed_to_terms_at: Date | null;
  onboarded_at: Date | null;
  created_at: Date;
  preferences: Preferences | null;
  region: HomeRegion | null;
  time_zone: string | null;
  has_two_factor: boolean;
}

/** The member of a row, with the plan that counts at `now`. */
export function readMember(row: MemberRow, id: number, now: Date): Member {
  return {
    id,
    email: row.email,
    username: row.username,
    ...effectivePlan(row, now),
    createdAt: row.created_at,
    agreedToTermsAt: row.agreed_to_terms_at,
    onboardedAt: row.onboarded_at,
    preferences: row.preferences ?? {},
    region: row.region,
    timeZone: row.time_zone,
    hasTwoFactor: row.has_two_factor,
  };
}
