import type { Session } from '../data/sessions/session.ts';
import { useEffect } from 'react';
import { forgetItem, keepItem } from '../lib/browser-storage.ts';
import type { Page } from './pages.ts';

/** The number of a member's first scan. */
const FIRST_SCAN = 1;

/** Whether the plan bar is above `page`. Nothing is offered before a member's first report, nor in it. */
function hasPlanBar(session: Session, { shows }: Pick<Page, 'shows'>): boolean {
  if (session.status !== 'signed_in') return false;
  const { onboarding_complete, has_care_plan, latest_checkin_id } = session.user;
  const hasReport = onboarding_complete && has_care_plan;
  return hasReport && (shows !== 'report' || latest_checkin_id !== FIRST_SCAN);
}

/**
 * Whether `page` has the plan bar. Remembers it, so that the layout does not shift when the page is reloaded.
 * Stores only that there is one, and removes that when the member signs out.
 */
export function usePlanBar(session: Session, page: Page): 'shown' | 'none' {
  const isShown = hasPlanBar(session, page);
  const isKnown = session.status !== 'unknown';
  useEffect(() => {
    if (!isKnown) return;
    if (isShown) keepItem('planBar', '1');
    else forgetItem('planBar');
  }, [isKnown, isShown]);
  return isShown ? 'shown' : 'none';
}
