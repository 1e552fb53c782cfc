import type { Session } from '../data/sessions/session.ts';
import type { Page } from './pages.ts';

/** The number of a member's first scan. */
const FIRST_SCAN = 1;

/** Whether the plan bar is above `page`. Nothing is offered before a member's first report, nor in it. */
export function hasPlanBar(session: Session, { shows }: Pick<Page, 'shows'>): boolean {
  if (session.status !== 'signed_in') return false;
  const { onboarding_complete, has_care_plan, latest_checkin_id } = session.user;
  const hasReport = onboarding_complete && has_care_plan;
  return hasReport && (shows !== 'report' || latest_checkin_id !== FIRST_SCAN);
}
