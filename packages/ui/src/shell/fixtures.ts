import type { KeptPage } from './kept-page.ts';
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

export const KEPT_PAGES: KeptPage[] = [
  { href: '/care-plan', title: 'Care plan', loaded_at: '2026-11-20T09:28:00Z' },
  { href: '/results/3', title: 'Results', loaded_at: '2026-11-20T09:26:00Z' },
  { href: '/dashboard', title: 'Dashboard', loaded_at: '2026-11-20T09:25:00Z' },
];
