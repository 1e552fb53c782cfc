import type { Clock } from '../../clock.ts';
import { type Member, type MemberKeys, type MemberRow, openAnswers, readMember } from '../members/ports.ts';

/** What the lookups of a caller read of its member. */
export interface CallerRow extends Omit<MemberRow, 'preferences'> {
  /** Null without a member. */
  member_id: number | null;
  /** Null without a member. */
  key_id: string | null;
  /** Null before onboarding. */
  sealed_answers: Buffer | null;
}

/** The columns of a `CallerRow` without address and name, from the tables of `CALLER_JOINS`. */
export const CALLER_COLUMNS = `
      u.id as member_id, u.plan, u.plan_expires_at, b.plan as paid_plan, b.plan_until as paid_until,
      b.plan_ends_at as paid_ends_at, u.agreed_to_terms_at, u.onboarded_at, u.created_at,
      u.time_zone, u.key_id, p.sealed_answers, t.confirmed_at is not null as has_two_factor`;

/** Joins what belongs to the member `u`. */
export const CALLER_JOINS = `
    left join profiles p on p.user_id = u.id
    left join two_factor t on t.user_id = u.id
    left join subscriptions b on b.user_id = u.id`;

/** Makes what reads the member of a caller's row; null without one. */
export function createCallerReader({ clock, keys }: { clock: Clock; keys: MemberKeys }) {
  return async (row: CallerRow): Promise<Member | null> => {
    const { member_id: id, key_id, sealed_answers } = row;
    const now = clock();
    if (id === null) return null;
    if (!key_id || !sealed_answers) return readMember({ ...row, preferences: null, region: null }, id, now);
    const answers = openAnswers(await keys.findOpenerOf(key_id, id), sealed_answers, now);
    const { preferences, region = null } = answers;
    return readMember({ ...row, preferences, region }, id, now);
  };
}
