import type { User } from '@daylit/contract';

/** What the shell needs to know about the current user. */
export type ShellUser = Pick<
  User,
  'email' | 'username' | 'is_email_verified' | 'onboarding_complete' | 'plan' | 'age_band'
>;

/**
 * `unknown` until the first answer about the current user. Then nothing is shown that could turn out wrong.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed_out' }
  | { status: 'signed_in'; user: ShellUser };

/** Whether Dashboard, Upload and Chat are available. */
export function canUseProduct(session: Session): boolean {
  return session.status === 'signed_in' && session.user.is_email_verified && session.user.onboarding_complete;
}
