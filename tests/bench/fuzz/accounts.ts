import { facePhoto } from '../../../packages/server/test/photos.ts';
import { endedScan, scanForm } from '../../../packages/server/test/scans.ts';
import { signUp } from '../../../packages/server/test/sign-up.ts';
import { createVisitor, form } from '../../../packages/server/test/visitor.ts';

/** The kind of caller. */
export type Who = 'anonymous' | 'pending' | 'member';

/** Everything that exists on the server before the first request and that a generator cannot guess. */
export interface Accounts {
  /** Session tokens by use. */
  members: string[];
  scanners: string[];
  pending: string[];
  /** Session token by operation, for calls that may end their own session or account. */
  expendable: Record<string, string>;
  credentials: { email: string; password: string }[];
  /** The used token of the first member's verification mail. Its owner gets the same response with it again. */
  mailToken: string;
  /** Tokens and passwords of verification links that are unused; each works once. */
  unusedLinks: { token: string; password: string }[];
  thumbnail: string;
  photo: Buffer;
}

/** Longest time for the one report on a busy machine, in milliseconds. */
const REPORT_PATIENCE = 180_000;

const PASSWORD = 'seven green kettles';

/**
 * Signs up callers through the public calls: `size` of each kind, and one for each call that may end its own
 * session or account.
 */
export async function createAccounts(
  url: string,
  size: number,
  fatalCalls: readonly string[],
): Promise<Accounts> {
  const photo = await facePhoto();
  const members = await signUpMany(url, 'member', size);
  const mailToken = await readMailToken(url, 'member-0@example.org');
  const scanners = await signUpMany(url, 'scanner', size);
  const expendable: Record<string, string> = {};
  for (const call of fatalCalls) expendable[call] = await signUp(url, `${call.toLowerCase()}@example.org`);
  for (const token of [...members, ...scanners]) await getReady(url, token);

  const scanner = createVisitor({ url, token: scanners[0] ?? '' });
  const { status } = await scanner.post('/api/scan-skin', scanForm(photo));
  if (status !== 202) throw new Error(`The first scan was answered with ${status}.`);
  const { thumbnail_filename: thumbnail } = await endedScan(scanner, 1, REPORT_PATIENCE);
  return {
    members,
    scanners,
    expendable,
    pending: await registerMany(url, 'pending', size),
    unusedLinks: await registerUnused(url, size),
    credentials: members.map((_, n) => ({ email: `member-${n}@example.org`, password: PASSWORD })),
    mailToken,
    thumbnail: thumbnail ?? '',
    photo,
  };
}

async function signUpMany(url: string, kind: string, size: number): Promise<string[]> {
  const tokens: string[] = [];
  // In sequence, because each looks for its own mail in the same list.
  for (let n = 0; n < size; n++) tokens.push(await signUp(url, `${kind}-${n}@example.org`));
  return tokens;
}

async function getReady(url: string, token: string): Promise<void> {
  const visitor = createVisitor({ url, token });
  await visitor.post('/api/update-legal-acceptance', {
    agreed_to_terms: true,
    agreed_to_terms_date: new Date().toISOString(),
  });
  await visitor.post('/api/onboarding', { goals: [], issues: [], preferences: { age_band: '25-39' } });
}

async function registerMany(url: string, kind: string, size: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < size; n++) {
    const visitor = createVisitor({ url });
    await visitor.post(
      '/api/register',
      form({ email: `${kind}-${n}@example.org`, username: kind, password: PASSWORD }),
    );
    tokens.push(visitor.token() ?? '');
  }
  return tokens;
}

async function registerUnused(url: string, size: number): Promise<Accounts['unusedLinks']> {
  await registerMany(url, 'unused', size);
  const pairs: Accounts['unusedLinks'] = [];
  for (let n = 0; n < size; n++)
    pairs.push({ token: await readMailToken(url, `unused-${n}@example.org`), password: PASSWORD });
  return pairs;
}

async function readMailToken(url: string, email: string): Promise<string> {
  const visitor = createVisitor({ url });
  const list = String((await visitor.get('/mailbox')).body);
  const mails = [...list.matchAll(/\/mailbox\/(\d+)">Verify[^]*?To ([^,]+),/g)];
  const id = mails.find(([, , recipient]) => recipient === email)?.[1];
  const mail = String((await visitor.get(`/mailbox/${id}`)).body);
  return /token=([\w-]+)/.exec(mail)?.[1] ?? '';
}
