import type { Session, ShellUser } from './session.ts';

export const NOOR: ShellUser = {
  email: 'noor@example.com',
  username: 'noor',
  is_email_verified: true,
  onboarding_complete: true,
  plan: 'free',
};

export function signedIn(changes: Partial<ShellUser> = {}): Session {
  return { status: 'signed_in', user: { ...NOOR, ...changes } };
}
