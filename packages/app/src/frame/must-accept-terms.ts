import { hasAcceptedTerms, type Session } from '../data/sessions/session.ts';
import type { Page } from './pages.ts';

/** Whether the terms dialog opens over `page`. Never before verification, because then no account exists. */
export function mustAcceptTerms(session: Session, { terms }: Pick<Page, 'terms'>): boolean {
  if (session.status !== 'signed_in' || !session.user.is_email_verified || terms === 'not_needed')
    return false;
  return !hasAcceptedTerms(session.user);
}
