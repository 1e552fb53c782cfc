import { hasAcceptedTerms, type Session } from '../data/sessions/session.ts';
import type { Page } from './pages.ts';

/** Whether the terms dialog opens over `page`. Never before verification, because then no account exists. */
export function mustAcceptTerms(session: Session, { terms }: Pick<Page, 'terms'>): boolean {
  if (session.status !== 'signed_in' || !session.user.is_email_verified || terms === 'not_needed')
    return false;
  return !hasAcceptedTerms(session.user);
}

/**
 * Whether the terms may wait at this address until a photo is to be sent, and are then asked for together
 * with the photo consent. The steps of registration after the selfie come after that.
 */
export function mayWaitForPhoto({ terms }: Pick<Page, 'terms'>, query: URLSearchParams): boolean {
  const step = query.get('step');
  return terms === 'with_photo' && step !== '3' && step !== '4';
}
