import { hasAcceptedTerms, type Session } from '../data/sessions/session.ts';
import type { Page } from './pages.ts';

/** Whether the acceptance of the terms stands over `page`. Before the address is verified there is no account yet. */
export function mustAcceptTerms(session: Session, { terms }: Pick<Page, 'terms'>): boolean {
  if (session.status !== 'signed_in' || !session.user.is_email_verified || terms === 'not_needed')
    return false;
  return !hasAcceptedTerms(session.user);
}
