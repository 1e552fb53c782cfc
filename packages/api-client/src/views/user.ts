import type { User, UserView } from '@daylit/contract';
import { toSeconds } from './times.ts';

/** The user of a session, with every timestamp in seconds. Some servers nest the user in `user`. */
export function readUser(answer: User | { user: User }): UserView {
  const { care_plan, ...user } = 'user' in answer ? answer.user : answer;
  return {
    ...user,
    plan_expires_at: user.plan_expires_at && toSeconds(user.plan_expires_at),
    next_invoice_date: user.next_invoice_date && toSeconds(user.next_invoice_date),
    has_care_plan: care_plan != null,
  };
}
