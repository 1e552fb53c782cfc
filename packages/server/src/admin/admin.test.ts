import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adminOf } from '../../test/admin-of.ts';
import { joinAsCanary } from '../../test/canary.ts';
import { createFakeAnalyser } from '../../test/fake-analyser.ts';
import { filesBelow } from '../../test/files-below.ts';
import { query } from '../../test/query.ts';
import { logIn, turnOnTwoFactor } from '../../test/second-factor.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { storeReport } from '../../test/stored-reports.ts';
import { form, type Visitor } from '../../test/visitor.ts';
import type { Admin } from './admin.ts';

const analyser = createFakeAnalyser();
const server = await startTestServer({ analyser });
let admin: Admin;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ admin, close } = await adminOf(server));
});
afterAll(async () => {
  await close();
  await server.close();
});

const CHECKED = 'Called back on the number of the contract.';
const WHY = 'Asked for in a letter.';
const again = (address: string) => async () => address;

/** The lines of the log without the last one, which says whether it is whole. */
const loggedActs = async () => (await admin.log()).slice(0, -1);

/** Registers an address without opening the link. Returns the browser. */
async function register(email: string): Promise<Visitor> {
  const browser = server.visitor();
  await browser.post('/api/register', form({ email, username: 'ida', password: 'seven green kettles' }));
  return browser;
}

describe('find', () => {
  test('find shows plan, sign-in and number of scans of an address, however it is spelled', async () => {
    const noor = await server.member({ plan: 'plus_annual', email: 'noor@example.org' });
    await storeReport(server, noor.id);
    await turnOnTwoFactor(server, noor);
    expect(await admin.find(' Noor@Example.org')).toEqual([
      `number         ${noor.id}`,
      'plan           plus_annual',
      'subscription   none',
      `member since   ${server.clock.now().toISOString()}`,
      'verified       yes',
      'disabled       no',
      'second factor  on',
      'passkeys       0',
      'sessions       1',
      'scans          1',
    ]);
  });

  test('find says that an address is not verified yet, and until when its link works', async () => {
    await register('ida@example.org');
    expect(await admin.find('ida@example.org')).toEqual([
      expect.stringMatching(/^registration +\d+$/),
      expect.stringMatching(/^since +2\d{3}-/),
      'verified       no',
      expect.stringMatching(/^link until +2\d{3}-/),
    ]);
    await expect(admin.endSessions('ida@example.org', WHY)).rejects.toThrow('is not verified yet');
  });

  test.each([
    ['find', (address: string) => admin.find(address)],
    ['resend', (address: string) => admin.resend(address, WHY)],
    ['reset-second-factor', (address: string) => admin.resetSecondFactor(address, CHECKED)],
    ['end-sessions', (address: string) => admin.endSessions(address, WHY)],
    ['disable', (address: string) => admin.disable(address, WHY)],
    ['enable', (address: string) => admin.enable(address, WHY)],
    ['change-plan', (address: string) => admin.changePlan(address, 'free', WHY)],
    ['refund', (address: string) => admin.refund(address, WHY)],
    ['erase', (address: string) => admin.erase(address, WHY, again(address))],
  ])('%s says of an unknown address that nobody has it', async (_, run) => {
    await expect(run('nobody@example.org')).rejects.toThrow('Nobody has this address.');
  });
});

test('resend mails a link that verifies the address, until it is verified', async () => {
  const sol = await register('sol@example.org');
  expect(await admin.resend('sol@example.org', WHY)).toEqual(['The mail with the link is on its way.']);
  const mails = await server.mailsTo('sol@example.org');
  expect(mails).toHaveLength(2);
  const [, token] = /verify-email\?token=([\w-]+)/.exec(mails[1] ?? '') ?? [];
  expect((await sol.get(`/api/verify-email?token=${token}`)).status).toBe(200);
  await expect(admin.resend('sol@example.org', WHY)).rejects.toThrow('verified already');
  expect((await loggedActs()).at(-1)).toMatch(
    / {2}terminal {2}resend {2}registration \d+ {2}Asked for in a letter\.$/,
  );
});

describe('reset-second-factor', () => {
  test('a reset lets the password sign in alone, ends the sessions and tells the member', async () => {
    const vera = await server.member({ email: 'vera@example.org' });
    await turnOnTwoFactor(server, vera);
    await admin.resetSecondFactor(vera.email, CHECKED);
    expect((await vera.get('/api/me')).status).toBe(401);
    const browser = server.visitor();
    expect(await logIn(browser, vera.email)).toMatchObject({ status: 200 });
    expect((await browser.get('/api/me')).status).toBe(200);
    expect((await server.mailsTo(vera.email)).at(-1)).toContain('Two-factor sign-in was turned off.');
    expect((await loggedActs()).at(-1)).toMatch(
      /reset-second-factor {2}[\da-f-]{36} {2}Called back on the number/,
    );
    await expect(admin.resetSecondFactor(vera.email, CHECKED)).rejects.toThrow('is off');
  });

  test.each([
    ['nothing', undefined],
    ['a space', ' '],
    ['an address', 'Wrote from mika@example.org.'],
    ['the name', 'Called Noor, who knew it.'],
    ['two lines', 'Two\nlines.'],
    ['501 characters', 'a'.repeat(501)],
  ])(
    'a reset needs one line for the log without an address or the name, which %s is not',
    async (_, checked) => {
      const mika = await server.member();
      await turnOnTwoFactor(server, mika);
      const before = await loggedActs();
      await expect(admin.resetSecondFactor(mika.email, checked)).rejects.toThrow(/log/);
      expect((await mika.get('/api/me')).status).toBe(200);
      expect(await loggedActs()).toEqual(before);
    },
  );
});

test('end-sessions signs the member out of every browser', async () => {
  const mika = await server.member();
  await admin.endSessions(mika.email, WHY);
  expect((await mika.get('/api/me')).status).toBe(401);
  expect((await loggedActs()).at(-1)).toMatch(/end-sessions {2}[\da-f-]{36} {2}Asked for in a letter\.$/);
});

describe('erase', () => {
  test('erase removes the account, mails the receipt and leaves a line under its number', async () => {
    const lena = await server.member();
    await storeReport(server, lena.id);
    const [said = ''] = await admin.erase(lena.email, WHY, again(lena.email.toUpperCase()));
    const [receipt = ''] = /[\da-f-]{36}/.exec(said) ?? [];
    expect((await logIn(server.visitor(), lena.email)).status).toBe(401);
    const [mail] = await server.mailsTo(lena.email);
    expect(mail).toContain(`Receipt ${receipt}.`);
    expect(mail).toContain('scans: 1');
    expect(mail).toContain('If you did not ask for it, please write to us');
    expect(mail).not.toContain('knew your password');
    const erased = await readdir(path.join(server.dataDir, 'keys/erased'));
    expect(erased).toContain(receipt);
    const members = await filesBelow(path.join(server.dataDir, 'keys/members'));
    expect(members.filter((file) => file.includes(receipt))).toEqual([]);
    expect((await loggedActs()).at(-1)).toMatch(
      new RegExp(`erase {2}${receipt} {2}Asked for in a letter\\.$`),
    );
  });

  test('erase changes nothing when another address is typed again', async () => {
    const lena = await server.member();
    await expect(admin.erase(lena.email, WHY, again('lina@example.org'))).rejects.toThrow(
      'nothing was erased',
    );
    expect((await lena.get('/api/me')).status).toBe(200);
  });
});

test('jobs counts jobs that failed, and runs them again', async () => {
  await query(
    server.databaseUrl,
    `insert into pgboss.job (name, data, state, completed_on)
     values ('finish-erasure', '{"key_id": "00000000-0000-4000-8000-000000000000"}', 'failed', now())`,
  );
  const named = async () => (await admin.jobs()).filter((line) => line.startsWith('finish-erasure'));
  expect(await named()).toEqual([expect.stringMatching(/ 0 waiting, 0 running, 1 failed$/)]);
  expect(await admin.retryJobs('finish-erasure', WHY)).toEqual([
    '1 job runs again as soon as a server has time.',
  ]);
  await expect.poll(named, { timeout: 20_000 }).toEqual([]);
  expect((await loggedActs()).at(-1)).toMatch(/retry-jobs {2}finish-erasure {2}Asked for in a letter\.$/);
  await expect(admin.retryJobs('finish-erasure', WHY)).rejects.toThrow('No job of this name has failed');
});

test('no command says what a member wrote, was told, or is called', async () => {
  const email = 'canary-person@example.org';
  await joinAsCanary(server, analyser, email);

  const said = [
    await admin.find(email),
    await admin.resend(email, WHY).catch(String),
    await admin.resetSecondFactor(email, CHECKED),
    await admin.endSessions(email, WHY),
    await admin.disable(email, WHY),
    await admin.enable(email, WHY),
    await admin.changePlan(email, 'plus_monthly', WHY),
    await admin.refund(email, WHY).catch(String),
    await admin.jobs(),
    await admin.retryJobs('analyse-scan', WHY).catch(String),
    await admin.erase(email, WHY, again(email)),
    await admin.log(),
  ].flat();
  expect(said.length).toBeGreaterThan(20);
  expect(said.join('\n')).not.toContain('canary');
});
