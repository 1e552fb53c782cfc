import type { User } from '@daylit/contract';

/** What the shell needs to know of the current user. */
export type ShellUser = Pick<
  User,
  'email' | 'username' | 'is_email_verified' | 'onboarding_complete' | 'plan' | 'age_band'
>;

/** `unknown` until the first answer about the current user: then nothing is shown that could turn out wrong. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed_out' }
  | { status: 'signed_in'; user: ShellUser };

/** Dashboard, Upload and Chat are there only for people who can use them. */
export function canUseProduct(session: Session): boolean {
  return session.status === 'signed_in' && session.user.is_email_verified && session.user.onboarding_complete;
}
