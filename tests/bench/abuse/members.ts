import { form } from '../../../packages/server/test/visitor.ts';
import { type Client, createClient } from './client.ts';
import { type Mails, tokenFor } from './mails.ts';

/** A member, in the browser that registered. */
export interface Member extends Client {
  email: string;
  password: string;
}

export const PASSWORD = 'seven green kettles';

/** The onboarding answers of an adult. */
export const ANSWERS = { goals: ['Even tone'], issues: ['Redness'], preferences: { age_band: '25-39' } };

let count = 0;

/** An unused address. */
export function newAddress(): string {
  count += 1;
  return `person-${count}@example.org`;
}

/** Registers and returns the browser with its pending session. */
export async function register(
  url: string,
  email = newAddress(),
  fields: Record<string, string> = {},
): Promise<Member> {
  const client = createClient(url);
  const answer = await client.post(
    '/api/register',
    form({ email, username: 'noor', password: PASSWORD, ...fields }),
  );
  if (answer.status !== 200) throw new Error(`Registering answered ${answer.status} ${answer.detail}`);
  return { ...client, email, password: fields['password'] ?? PASSWORD };
}

/** Registers and follows the link in the mail. */
export async function verify(
  url: string,
  mails: Mails,
  fields: Record<string, string> = {},
): Promise<Member> {
  const member = await register(url, newAddress(), fields);
  const token = await tokenFor(mails, member.email);
  const answer = await member.get(`/api/verify-email?token=${token}`);
  if (answer.status !== 200) throw new Error(`Verifying answered ${answer.status} ${answer.detail}`);
  return member;
}

/** Registers, follows the link in the mail, and gives everything that a scan requires. */
export async function signUp(url: string, mails: Mails): Promise<Member> {
  const member = await verify(url, mails);
  await agree(member);
  return member;
}

async function agree(member: Member): Promise<void> {
  const answers = [
    await member.post('/api/onboarding', ANSWERS),
    await member.post('/api/update-legal-acceptance', {
      agreed_to_terms: true,
      agreed_to_terms_date: new Date().toISOString(),
    }),
    await member.post('/api/consents', { purpose: 'photo_analysis', granted: true }),
  ];
  const refused = answers.find(({ status }) => status !== 200);
  if (refused) throw new Error(`Agreeing answered ${refused.status} ${refused.detail}`);
}

/** Signs in from a new browser. */
export async function logIn(
  url: string,
  email: string,
  password = PASSWORD,
  client: Client = createClient(url),
) {
  const answer = await client.post('/api/login', form({ email, password }));
  return { client, answer };
}

/** The form of a photo, as the page sends it. */
export { photoForm, scanForm } from '../../../packages/server/test/scans.ts';
export { form } from '../../../packages/server/test/visitor.ts';
export { marked } from '../../../packages/server/test/photos.ts';
