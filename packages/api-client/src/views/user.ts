import type { User, UserView } from '@daylit/contract';
import { readCarePlan } from './care-plan.ts';
import { toSeconds } from './times.ts';

/** The person of a session, with every moment in seconds. */
export function readUser(user: User): UserView {
  return {
    ...user,
    plan_expires_at: user.plan_expires_at && toSeconds(user.plan_expires_at),
    next_invoice_date: user.next_invoice_date && toSeconds(user.next_invoice_date),
    care_plan: user.care_plan == null ? null : readCarePlan(user.care_plan),
  };
}
