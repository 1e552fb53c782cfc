import type { Session } from '../../data/sessions/session.ts';

/** A step of registration; null while the user is unknown and the address asks for a step after the first. */
export type RegisterStep = 1 | 2 | 3 | 4 | null;

/**
 * The step to show. The address asks (`?step`) and the session decides: a verified member is past step 1.
 * Anybody else stays there, except with the link from a mail (`?step=2&email=…`).
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
