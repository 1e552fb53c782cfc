import type { Session } from './session.ts';

/** Where the terms and what they link to can be read, or refused, before they are accepted. */
const OPEN = new Set(['/terms', '/transparency', '/logout']);

/** Whether the acceptance of the terms stands over `path`. Before the address is verified there is no account yet. */
export function mustAcceptTerms(session: Session, path: string): boolean {
  if (session.status !== 'signed_in' || !session.user.is_email_verified || OPEN.has(path)) return false;
  return !session.user.agreed_to_terms || session.user.agreed_to_terms_date === null;
}
