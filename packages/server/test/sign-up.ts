import { findMail, openMailbox, type WithMailbox } from './open-mailbox.ts';
import { createVisitor, form } from './visitor.ts';

/**
 * Registers over HTTP, follows the link of the verification mail in the local mailbox, accepts the terms,
 * tells an age, and agrees to the analysis of photos. Returns the session token.
 */
export async function signUp(server: WithMailbox, email: string): Promise<string> {
  const visitor = createVisitor(server);
  await visitor.post('/api/register', form({ email, username: 'noor', password: 'seven green kettles' }));
  await visitor.get(`/api/verify-email?token=${await readMailToken(server, email)}`);
  const now = new Date().toISOString();
  await visitor.post('/api/update-legal-acceptance', { agreed_to_terms: true, agreed_to_terms_date: now });
  await visitor.post('/api/onboarding', { goals: [], issues: [], preferences: { age_band: '25-39' } });
  const { status } = await visitor.post('/api/consents', { purpose: 'photo_analysis', granted: true });
  const session = visitor.token();
  if (status !== 200 || !session) throw new Error(`${email} could not sign up.`);
  return session;
}

/** The token in the newest mail to an address that links to `page`; undefined when there is none yet. */
export async function readMailToken(
  server: WithMailbox,
  email: string,
  page = 'verify-email',
): Promise<string | undefined> {
  const link = new RegExp(`/${page}\\?token=([\\w-]+)`);
  const mail = await findMail(await openMailbox(server), email, link);
  return link.exec(mail ?? '')?.[1];
}
