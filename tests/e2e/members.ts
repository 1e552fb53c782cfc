import type { PhantomOptions } from '@daylit/phantom';
import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { findMail, openMailbox, type WithMailbox } from '../../packages/server/test/open-mailbox.ts';
import { createVisitor, form, type Visitor } from '../../packages/server/test/visitor.ts';
import { mailboxUrl, PASSWORD } from './journey.ts';
import { nextNetwork, test as base } from './networks.ts';
import { facePhoto, type UploadFile } from './photos.ts';

/** A member with every consent and finished onboarding. One of the trial's four scans is used. */
export interface Member {
  email: string;
  /** The link of the verification mail, which is used by now. */
  mailLink: string;
  /** Another client that is signed in as this member, to query the server. */
  program: Visitor;
  /** The storage state that signs a browser in. */
  session: { cookies: SessionCookie[]; origins: [] };
}

interface SessionCookie {
  name: string;
  value: string;
  domain: string;
  path: string;
  expires: number;
  httpOnly: boolean;
  secure: boolean;
  sameSite: 'Lax';
}

interface Joining {
  signs?: PhantomOptions['signs'];
  /** Whether the report of the scan is waited for. Default: yes. */
  waitsForReport?: boolean;
}

/** Registers at a server by the API alone; the journeys prove that a person can do the same. */
export async function join(
  server: WithMailbox = { url: serverUrl(), mailboxUrl: mailboxUrl() },
  { signs = {}, waitsForReport = true }: Joining = {},
): Promise<Member> {
  const { url } = server;
  const program = createVisitor({ url }, nextNetwork());
  const email = `${randomUUID()}@example.org`;
  const { status, body } = await program.post(
    '/api/register',
    form({ email, username: 'noor', password: PASSWORD }),
  );
  expect(status, JSON.stringify(body)).toBe(200);
  const mailLink = await findMailLink(server, email);
  await program.get(`/api/verify-email${mailLink.search}`);
  await program.post('/api/consents', { purpose: 'photo_analysis', granted: true });
  const agreed_to_terms_date = new Date().toISOString();
  await program.post('/api/update-legal-acceptance', { agreed_to_terms: true, agreed_to_terms_date });
  await program.post('/api/onboarding', { goals: [], issues: [], preferences: { age_band: '25-39' } });
  const id = await startScan(program, await facePhoto({ tone: 3, signs }));
  if (waitsForReport) await waitForReport(program, id);
  return { email, mailLink: mailLink.href, program, session: sessionOf(program, new URL(url).hostname) };
}

/** Registers with a red face, and scans a calmer one. */
export async function joinAndReturn(): Promise<Member> {
  const member = await join(undefined, { signs: { redness: 0.9 } });
  const id = await startScan(member.program, await facePhoto({ tone: 3, signs: { redness: 0.2 } }));
  await waitForReport(member.program, id);
  return member;
}

/** Starts a scan and returns its number. */
async function startScan(program: Visitor, { buffer, mimeType, name }: UploadFile): Promise<number> {
  const upload = new FormData();
  upload.append('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
  const { status, body } = await program.post('/api/scan-skin', upload);
  expect(status, JSON.stringify(body)).toBe(202);
  return (body as { id: number }).id;
}

async function waitForReport(program: Visitor, id: number): Promise<void> {
  const path = `/api/checkins/${id}`;
  const report = async () => (await program.get(path)).body;
  // The first scans of a server wait while its analysis threads start, along with everything else that a
  // machine does.
  await expect.poll(report, { intervals: [200], timeout: 60_000 }).toMatchObject({ status: 'complete' });
}

/** The link of the newest mail to an address, from the local mailbox. */
export async function findMailLink(server: WithMailbox, email: string): Promise<URL> {
  const link = /http[^"\s]+\/verify-email\?token=[\w-]+/;
  const mail = await findMail(await openMailbox(server, nextNetwork()), email, link);
  return new URL(link.exec(mail ?? '')?.[0] ?? '');
}

function serverUrl(): string {
  return `http://127.0.0.1:${process.env.DAYLIT_E2E_PORT}`;
}

function sessionOf(program: Visitor, domain = '127.0.0.1'): Member['session'] {
  const cookie = {
    name: 'session',
    value: program.token() ?? '',
    domain,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return { cookies: [cookie], origins: [] };
}

/** Signs the member in again: tests that end a session take one of their own. */
export async function logIn({ email }: Member): Promise<Member['session']> {
  const program = createVisitor({ url: serverUrl() }, nextNetwork());
  await program.post('/api/login', form({ email, password: PASSWORD }));
  return sessionOf(program);
}

/** What the server holds of a member's scans: the newest number, 0 without any, and how many were charged. */
export async function scansOf({ program }: Member): Promise<{ latest: number; charged: number }> {
  const latest = (await program.get('/api/checkins/latest')).body as { id: number | null };
  const limit = (await program.get('/api/check-scan-limit')).body as { used: number };
  return { latest: latest.id ?? 0, charged: limit.used };
}

/* oxlint-disable no-empty-pattern -- Playwright reads from this pattern what a fixture needs. */
/** Tests that may ask for members. All that run in one worker share them. */
export const test = base.extend<
  object,
  Record<'member' | 'reader' | 'trier' | 'leaver' | 'returner' | 'planner', Member>
>({
  /** Only camera.slow.test.ts uses their scans, two of the three. */
  member: [async ({}, use) => use(await join()), { scope: 'worker' }],
  /** Another member, for report.test.ts. */
  reader: [async ({}, use) => use(await join()), { scope: 'worker' }],
  /** Another member, for interruptions.slow.test.ts, which uses up the trial. */
  trier: [async ({}, use) => use(await join()), { scope: 'worker' }],
  /** Another member, for leaving.test.ts, which erases the account. */
  leaver: [async ({}, use) => use(await join()), { scope: 'worker' }],
  /** A member with a second, calmer scan, for timeline.test.ts. */
  returner: [async ({}, use) => use(await joinAndReturn()), { scope: 'worker' }],
  /** Another member, for care-plan.test.ts, who fills a routine. */
  planner: [async ({}, use) => use(await join()), { scope: 'worker' }],
});
/* oxlint-enable no-empty-pattern */

/** Options of tests whose browser is signed in as the shared member. */
export const SIGNED_IN: Parameters<typeof test.use>[0] = {
  storageState: ({ member }, use) => use(member.session),
};
