import type { User } from '@daylit/contract';
import type { Session } from './session.ts';

const NEEDS_LOGIN = new Set([
  '/upload',
  '/chat',
  '/checkin',
  '/timeline',
  '/dashboard',
  '/care-plan',
  '/recommendations',
  '/account',
  '/success',
]);

/** Where somebody with an unverified address may stay. */
const OPEN_TO_UNVERIFIED = new Set(['/verify-email', '/logout', '/terms', '/transparency']);

/** Beginnings of paths where somebody may stay who has not finished onboarding. */
const OPEN_BEFORE_ONBOARDING = ['/register', '/verify-email', '/onboarding', '/timeline', '/results'];

// Added to the specification's list: nobody can accept terms that they cannot read, with what they link to, or be kept
// from leaving.
const ALWAYS_OPEN = new Set(['/logout', '/terms', '/transparency']);

/** Whether a path shows nothing until it is known who is here. */
export function needsLogin(path: string): boolean {
  return NEEDS_LOGIN.has(path);
}

/** Where somebody has to go instead of `path`, null when they may stay. The global redirects of the product. */
export function guard(session: Session, path: string): string | null {
  if (session.status === 'unknown') return null;
  if (session.status === 'signed_out') return forVisitor(path);
  return session.user.is_email_verified ? forMember(session.user, path) : forUnverified(path);
}

function forVisitor(path: string): string | null {
  if (needsLogin(path)) return '/login';
  return path === '/onboarding/current' ? '/register' : null;
}

function forUnverified(path: string): string | null {
  return OPEN_TO_UNVERIFIED.has(path) ? null : '/verify-email';
}

function forMember(user: User, path: string): string | null {
  if (path === '/onboarding/current') return currentOnboarding(user);
  const isOpen = ALWAYS_OPEN.has(path) || OPEN_BEFORE_ONBOARDING.some((start) => path.startsWith(start));
  return user.onboarding_complete || user.latest_checkin_id !== null || isOpen ? null : '/onboarding/current';
}

function currentOnboarding(user: User): string {
  if (user.onboarding_complete) return '/dashboard';
  const hasCarePlan = user.care_plan !== null && user.latest_checkin_id !== null;
  return hasCarePlan ? `/onboarding/${user.latest_checkin_id}` : '/register';
}
