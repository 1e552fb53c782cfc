import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { PASSWORD as MEMBER_PASSWORD } from '../../../test/members.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import { form, type Reply } from '../../../test/visitor.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { memberLocks } from '../members/member-locks.ts';

const server = await startTestServer();
afterAll(server.close);

const PASSWORD = 'seven green kettles';
const UNDER_13 = { goals: [], issues: [], preferences: { age_band: 'under_13' }, confirm: true };
const ONBOARDING = { goals: [], issues: [], preferences: { age_band: '25-39' } };

const failures = (replies: Reply[]) => replies.filter(({ status }) => status >= 500);

async function register(email: string) {
  const browser = server.visitor();
  await browser.post('/api/register', form({ email, username: 'ada', password: PASSWORD }));
  const token = /token=([\w-]+)/.exec((await server.mailsTo(email)).at(-1) ?? '')?.[1];
  return { browser, token };
}

async function mailsToAnySpelling(email: string) {
  const mails = await server.db.selectFrom('mails').select(['subject', 'recipient']).execute();
  return mails.filter(({ recipient }) => recipient.toLowerCase() === email);
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_locks join pg_database on pg_database.oid = database
    where datname = current_database() and locktype = 'advisory' and not granted
  `.execute(server.db);
  return rows.length;
}

async function countUsers(email: string): Promise<number> {
  const users = await server.db.selectFrom('users').where('email', '=', email).select('id').execute();
  return users.length;
}

test.each(['register', 'resend', 'link', 'password'])(
  '%s waits for the lock on the address',
  async (call) => {
    const email = `held-${call}@example.org`;
    const { browser, token } = await register(email);
    const calls: Record<string, () => Promise<Reply>> = {
      register: () =>
        server.visitor().post('/api/register', form({ email, username: 'ada', password: PASSWORD })),
      resend: () => browser.post('/api/resend-verification'),
      link: () => browser.get(`/api/verify-email?token=${token}`),
      password: () => server.visitor().post('/api/verify-email', { token, password: PASSWORD }),
    };
    const reply = await inTransaction(server.db, async (transaction) => {
      await memberLocks.lockAddress(transaction, email);
      const replying = calls[call]?.();
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 10_000, interval: 20 });
      return { replying };
    });
    expect((await reply.replying)?.status).toBe(200);
  },
);

describe('fifty verifications at once, of two registrations of one address,', () => {
  test.each(['link', 'password'])(
    'fifty verifications at once, of two registrations of one address, by the %s make one account',
    async (how) => {
      const email = `at-once-by-${how}@example.org`;
      const registrations = [await register(email), await register(email)];
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, n) => registrations[n % 2]).map(async (registration) => {
          if (!registration) throw new Error('There are two.');
          const { browser, token } = registration;
          if (how === 'link') return browser.get(`/api/verify-email?token=${token}`);
          return server.visitor().post('/api/verify-email', { token, password: PASSWORD });
        }),
      );
      expect(failures(replies)).toEqual([]);
      expect(replies.some(({ status }) => status === 200)).toBe(true);
      expect(await countUsers(email)).toBe(1);
    },
  );
});

/** Calls of a page that may run while the member says on it that they are under 13. */
const BESIDE: ((member: SignedIn) => Promise<Reply>)[] = [
  (member) => member.post('/api/onboarding', ONBOARDING),
  (member) => member.post('/api/consents', { purpose: 'photo_analysis', granted: true }),
  (member) =>
    member.post('/api/update-legal-acceptance', {
      agreed_to_terms: true,
      agreed_to_terms_date: new Date().toISOString(),
    }),
  (member) => server.visitor().post('/api/login', form({ email: member.email, password: MEMBER_PASSWORD })),
  (member) => member.post('/api/onboarding', UNDER_13),
];

test.each(Array.from({ length: 8 }, (_, round) => round))(
  'an erasure during 25 other calls of the member removes the account, round %i',
  async () => {
    const member = await server.member();
    const calls = Array.from({ length: 25 }, (_, n) => BESIDE[n % BESIDE.length]?.(member));
    const [erased, ...others] = await Promise.all([member.post('/api/onboarding', UNDER_13), ...calls]);
    expect(failures([erased, ...others.filter((reply) => reply !== undefined)])).toEqual([]);
    expect(await countUsers(member.email)).toBe(0);
    expect((await member.get('/api/me')).status).toBe(401);
    expect((await member.post('/api/onboarding', ONBOARDING)).status).toBe(401);
  },
);

test('an erasure finds mails to every spelling of the address', async () => {
  const { browser, token } = await register('Spelled@Example.org');
  await register('SPELLED@example.org');
  await browser.get(`/api/verify-email?token=${token}`);
  await register('spelled@example.org');
  expect(await mailsToAnySpelling('spelled@example.org')).toHaveLength(3);
  expect((await browser.post('/api/onboarding', UNDER_13)).status).toBe(403);
  expect(await mailsToAnySpelling('spelled@example.org')).toEqual([]);
});

test('registrations during an erasure leave no older mail, and no link to the erased account', async () => {
  const member = await server.member({ email: 'Erased@Example.org' });
  const spellings = ['erased@example.org', 'ERASED@example.org', 'Erased@Example.org'];
  const replies = await Promise.all([
    ...spellings.map((email) =>
      server.visitor().post('/api/register', form({ email, username: 'ada', password: PASSWORD })),
    ),
    member.post('/api/onboarding', UNDER_13),
  ]);
  expect(failures(replies)).toEqual([]);
  // What is left was requested after the erasure: a mail to verify, with its registration.
  const left = await mailsToAnySpelling('erased@example.org');
  const pending = await server.db
    .selectFrom('registrations')
    .where('email_key', '=', 'erased@example.org')
    .select('id')
    .execute();
  expect(left.map(({ subject }) => subject)).toEqual(
    pending.map(() => 'Verify your e-mail address for Daylit'),
  );
});
