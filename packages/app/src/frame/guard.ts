import type { UserView } from '@daylit/contract';
import type { Session } from '../data/sessions/session.ts';
import type { Page } from './pages.ts';

/** Where somebody has to go instead of staying on `page`, null when they may stay. The global redirects of the product. */
export function guard(
  session: Session,
  { access, opensAt }: Pick<Page, 'access' | 'opensAt'>,
): string | null {
  if (session.status === 'unknown') return null;
  if (session.status === 'signed_out') return VISITOR_GOES_TO[access];
  const { user } = session;
  if (!user.is_email_verified) return opensAt === 'signed_in' ? null : '/verify-email';
  if (access === 'nobody') return stepOf(user);
  const isOnboarded = user.onboarding_complete || user.latest_checkin_id !== null;
  return isOnboarded || opensAt !== 'onboarded' ? null : '/onboarding/current';
}

const VISITOR_GOES_TO = { public: null, members: '/login', nobody: '/register' };

/** Where /onboarding/current leads a verified member. */
function stepOf(user: UserView): string {
  if (user.onboarding_complete) return '/dashboard';
  const hasCarePlan = user.has_care_plan && user.latest_checkin_id !== null;
  return hasCarePlan ? `/onboarding/${user.latest_checkin_id}` : '/register';
}
