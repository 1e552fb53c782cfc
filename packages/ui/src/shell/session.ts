/** What the shell needs to know of the current user, in the words of `GET /api/me`. */
export interface ShellUser {
  email: string;
  username: string;
  is_email_verified: boolean;
  onboarding_complete: boolean;
  /** A plan value: `free`, `trial`, `plus_monthly`, … */
  plan: string;
  /** For example `13-17`; null before onboarding. */
  age_band?: string | null;
}

/** `unknown` until the first answer about the current user: then nothing is shown that could turn out wrong. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed_out' }
  | { status: 'signed_in'; user: ShellUser };

/** Dashboard, Upload and Chat are there only for people who can use them. */
export function canUseProduct(session: Session): boolean {
  return session.status === 'signed_in' && session.user.is_email_verified && session.user.onboarding_complete;
}
