import type { Session } from '../../data/sessions/session.ts';

/** A step of registering; null while it is not known who is here and the address asks for a later step than the first. */
export type RegisterStep = 1 | 2 | 3 | 4 | null;

/**
 * Which step is shown. The address asks (`?step`), the session decides: a verified member is past the account, somebody
 * else gets no further than it, except from the link of a mail (`?step=2&email=…`).
 */
export function registerStep(session: Session, query: URLSearchParams): RegisterStep {
  const wanted = wantedStep(query);
  if (session.status === 'unknown') return wanted === 1 ? 1 : null;
  if (session.status === 'signed_in' && session.user.is_email_verified) return wanted === 1 ? 2 : wanted;
  return wanted === 2 && query.get('email') ? 2 : 1;
}

function wantedStep(query: URLSearchParams): 1 | 2 | 3 | 4 {
  const step = Number(query.get('step'));
  return step === 2 || step === 3 || step === 4 ? step : 1;
}
