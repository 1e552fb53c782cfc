import path from 'node:path';
import type { FakeProvider } from '../../../packages/server/test/fake-provider.ts';
import { facePhoto, marked } from '../../../packages/server/test/photos.ts';
import { endedScan, scanForm } from '../../../packages/server/test/scans.ts';
import type { WithMailbox } from '../../../packages/server/test/open-mailbox.ts';
import { readMailToken, signUp } from '../../../packages/server/test/sign-up.ts';
import { createVisitor, form } from '../../../packages/server/test/visitor.ts';
import { type AccountCast, assembleAccounts } from './account-cast.ts';
import { assembleMoney, type MoneyCast } from './money-cast.ts';
import { assembleProviders, type ProviderCast } from './provider-cast.ts';

/** Who a request is made as. */
export type Who = 'anonymous' | 'pending' | 'member';

/** Everything that exists on the server before the first request and that no generator could guess. */
export interface Cast {
  /** Session tokens by what they are used for. */
  clerks: string[];
  scanners: string[];
  pending: string[];
  /** Session token by operation, for calls that may end their own session or account. */
  doomed: Record<string, string>;
  credentials: { email: string; password: string }[];
  /**
   * The token of the first clerk's verification mail; used, and valid for the same answer to that member
   * again.
   */
  mailToken: string;
  /** Tokens of unopened links, each valid once. */
  unopened: { token: string; password: string }[];
  thumbnail: string;
  /** A product in the routine of the member of `removeProduct`. */
  confirmed: { step: string; id: string };
  /** Shows the pages for operators. */
  operatorKey: string;
  /** The password of everybody. */
  password: string;
  /** The export of the member of `getExport`. */
  exportId: string;
  /** The export of the member of `cancelExport`. */
  cancelledExportId: string;
  /** The last part of the calendar's address of the member of `getCalendar`. */
  calendarFile: string;
  providers: ProviderCast;
  account: AccountCast;
  money: MoneyCast;
  photo: Buffer;
}

/** How long the one report may take on a busy machine, in milliseconds. */
const REPORT_TIMEOUT_MS = 180_000;

const PASSWORD = 'seven green kettles';

/**
 * Registers members through the public calls: `size` of each kind, and one for each call that may end its
 * session or account.
 */
export async function assemble(
  { server, dataDir, clinic }: { server: WithMailbox; dataDir: string; clinic: FakeProvider },
  size: number,
  fatalCalls: readonly string[],
): Promise<Cast> {
  const { url } = server;
  // One after another: on a busy machine a server without a free connection refuses some of many at once.
  const photo = await facePhoto();
  const [clerks, mailToken] = await signUpClerks(server, size);
  const scanners = await signUpMany(server, 'scanner', size);
  const pending = await registerMany(url, 'pending', size);
  const unopened = await registerUnopened(server, size);
  const dying: Record<string, string> = {};
  for (const call of fatalCalls) dying[call] = await signUp(server, `${call.toLowerCase()}@example.org`);

  const scanner = createVisitor({ url, token: scanners[0] ?? '' });
  // Of the same face a moment earlier, so that a request's photo can be the second photo of a scan; red, so
  // that its report has a find.
  const earlier = await facePhoto({ exposure: 0.98, signs: { redness: 0.9 } });
  for (const bytes of [earlier, marked(earlier, 'another')]) {
    const { status } = await scanner.post('/api/scan-skin', scanForm(bytes));
    if (status !== 202) throw new Error(`A scan was answered with ${status}.`);
  }
  const { thumbnail_filename: thumbnail } = await endedScan(scanner, 1, REPORT_TIMEOUT_MS);
  await endedScan(scanner, 2, REPORT_TIMEOUT_MS);
  const firstClerk = clerks[0] ?? '';
  await scanOnce(url, dying['deleteScan'], earlier);
  await waitForProducts(url, dying['resumeChat']);
  await startTrial(url, dying['endProductTrial']);
  const confirmed = { step: 'serum', id: 'sample:serum-dusk-retinol' };
  await confirm(url, dying['removeProduct'], confirmed);
  return {
    clerks,
    scanners,
    doomed: dying,
    pending,
    unopened,
    credentials: clerks.map((_, n) => ({ email: `clerk-${n}@example.org`, password: PASSWORD })),
    mailToken,
    thumbnail: thumbnail ?? '',
    confirmed,
    password: PASSWORD,
    operatorKey: new URL(server.mailboxUrl).searchParams.get('key') ?? '',
    exportId: await askFor(url, dying['getExport'], '/api/export', 'id'),
    cancelledExportId: await askFor(url, dying['cancelExport'], '/api/export', 'id'),
    calendarFile: path.basename(
      await askFor(url, dying['getCalendar'], '/api/reminders/calendar', 'address'),
    ),
    photo,
    money: await assembleMoney({ url, dataDir, doomed: dying }),
    providers: await assembleProviders({ url, clinic, unlinking: dying['removeIdentity'] }),
    // Last, because codes and challenges expire within minutes.
    account: await assembleAccounts({ server, password: PASSWORD, firstClerk, doomed: dying }),
  };
}

/** Scans a photo, so that there is a report to delete. */
async function scanOnce(url: string, token = '', photo: Buffer): Promise<void> {
  const member = createVisitor({ url, token });
  const { status } = await member.post('/api/scan-skin', scanForm(photo));
  if (status !== 202) throw new Error(`A scan was answered with ${status}.`);
  await endedScan(member, 1, REPORT_TIMEOUT_MS);
}

/** Asks for a product, so that a reply waits for products. */
async function waitForProducts(url: string, token = ''): Promise<void> {
  const { body } = await createVisitor({ url, token }).post('/api/chat2/stream', {
    message: 'Find me a gentle cleanser',
  });
  if (!String(body).includes('ready_for_resume')) throw new Error('No reply waits for products.');
}

/** Starts a product trial, so that there is one to end. */
async function startTrial(url: string, token = ''): Promise<void> {
  const { status } = await createVisitor({ url, token }).post('/api/product-trial', {
    product_id: 'sample:serum-level-niacinamide',
    sign: 'redness',
    weeks: 8,
    time_zone: 'Europe/Berlin',
  });
  if (status !== 200) throw new Error(`A product trial was answered with ${status}.`);
}

/** Confirms a product, so that there is one to remove. */
async function confirm(url: string, token = '', { step, id }: Cast['confirmed']): Promise<void> {
  const change = { step, product: { id } };
  const { status } = await createVisitor({ url, token }).patch('/api/profile/confirm-product', change);
  if (status !== 200) throw new Error(`A confirmed product was answered with ${status}.`);
}

/** Posts nothing and returns one field of the answer. */
async function askFor(url: string, token = '', call: string, field: string): Promise<string> {
  const { body } = await createVisitor({ url, token }).post(call);
  return String((body as Record<string, unknown>)[field]);
}

/** The session tokens of the clerks, and the token of the first one's mail. */
async function signUpClerks(server: WithMailbox, size: number): Promise<[string[], string]> {
  const first = await signUp(server, 'clerk-0@example.org');
  const mailToken = await tokenOf(server, 'clerk-0@example.org');
  return [[first, ...(await signUpMany(server, 'clerk', size, 1))], mailToken];
}

async function signUpMany(server: WithMailbox, kind: string, size: number, from = 0): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = from; n < size; n++) tokens.push(await signUp(server, `${kind}-${n}@example.org`));
  return tokens;
}

async function registerMany(url: string, kind: string, size: number): Promise<string[]> {
  const tokens: string[] = [];
  for (let n = 0; n < size; n++) tokens.push(await register(url, `${kind}-${n}@example.org`));
  return tokens;
}

async function register(url: string, email: string): Promise<string> {
  const visitor = createVisitor({ url });
  await visitor.post('/api/register', form({ email, username: 'noor', password: PASSWORD }));
  return visitor.token() ?? '';
}

async function registerUnopened(server: WithMailbox, size: number): Promise<Cast['unopened']> {
  const pairs: Cast['unopened'] = [];
  for (let n = 0; n < size; n++) {
    const email = `unopened-${n}@example.org`;
    await register(server.url, email);
    pairs.push({ token: await tokenOf(server, email), password: PASSWORD });
  }
  return pairs;
}

/** Read soon after the mail was sent: the mailbox lists the newest mails only. */
async function tokenOf(server: WithMailbox, email: string): Promise<string> {
  const token = await readMailToken(server, email);
  if (token === undefined) throw new Error(`No mail to ${email} is in the mailbox.`);
  return token;
}
