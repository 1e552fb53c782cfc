import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { bundledDatabase } from '../../packages/server/test/bundled-database.ts';
import { hashTables } from '../../packages/server/test/hash-tables.ts';
import { findMail, openMailbox } from '../../packages/server/test/open-mailbox.ts';
import { query } from '../../packages/server/test/query.ts';
import { stopLinksOf } from '../../packages/server/test/stop-links.ts';
import { type RealServer, startRealServer } from '../../packages/server/test/real-server.ts';
import { createVisitor, form } from '../../packages/server/test/visitor.ts';
import { PASSWORD } from './journey.ts';
import { join, type Member, test } from './members.ts';
import { nextNetwork } from './networks.ts';

// Mail programs and scanners open every link of a mail. The server is one of its own, because the whole
// database is compared.
let server: RealServer;
let dataDir: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-e2e-mails-'));
  server = await startRealServer(dataDir, { HOST: '127.0.0.1', LOG_LEVEL: 'warn', TRUST_PROXY: '1' });
});

test.afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** The addresses that the modules write for people, as they write them: `/login`, `/x?token=${token}`. */
async function writtenAddresses(): Promise<string[]> {
  const modules = path.join(import.meta.dirname, '../../packages/server/src/modules');
  const files = (await readdir(modules, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(path.join(modules, file), 'utf8')));
  const found = texts.flatMap((text) =>
    Array.from(text.matchAll(/publicUrl\(\)\}(\/[^`]*)`/g), ([, address = '']) => address),
  );
  return [...new Set(found)].filter((address) => !address.startsWith('/api/')).toSorted();
}

/** Makes the server mail each link that has a token, and returns them by the address as it is written. */
async function mailLinks(member: Member, database: string): Promise<Record<string, string[]>> {
  const { program, email } = member;
  const newcomer = 'newcomer@example.org';
  const username = 'noor';
  const visitor = createVisitor(server, nextNetwork());
  await visitor.post('/api/register', form({ email: newcomer, username, password: PASSWORD }));
  await program.post('/api/account', { email: `new.${email}`, username });
  await visitor.post('/api/request-password-reset', form({ email }));
  return {
    '/verify-email?token=${token}': [await linkIn(newcomer, 'verify-email')],
    '/confirm-email-change?token=${token}': [
      await linkIn(`new.${email}`, 'confirm-email-change'),
      await linkIn(email, 'confirm-email-change'),
    ],
    '/reset-password?token=${token}': [await linkIn(email, 'reset-password')],
    '/unsubscribe?token=${token}': await stopLinks(email, database),
  };
}

/** The links under mails that come in the evening or within an hour. */
async function stopLinks(email: string, database: string): Promise<string[]> {
  const [user] = await query(database, `select id from users where email = '${email}'`);
  return await stopLinksOf(Number(user?.['id']), dataDir, server.url);
}

async function linkIn(email: string, page: string): Promise<string> {
  const operator = await openMailbox(server, nextNetwork());
  const link = new RegExp(`http[^"\\s]+/${page}\\?token=[\\w-]+`);
  let mail: string | undefined;
  await expect.poll(async () => (mail = await findMail(operator, email, link))).toBeDefined();
  return link.exec(mail ?? '')?.[0] ?? '';
}

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('main, dialog').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

test('no link of a mail changes anything by being opened where nobody is signed in', async ({
  page,
  context,
}) => {
  const member = await join(server, { waitsForReport: true });
  const database = await bundledDatabase(dataDir);
  const mailed = await mailLinks(member, database);
  const written = await writtenAddresses();
  // A new address with a token needs a line above.
  expect(written.filter((address) => address.includes('token='))).toEqual(Object.keys(mailed).toSorted());
  expect(written).toEqual(expect.arrayContaining(['/login', '/care-plan', '/account?page=preferences']));

  let before = {};
  const isQuiet = async () => {
    const [earlier, now] = [before, await hashTables(database)];
    before = now;
    return JSON.stringify(earlier) === JSON.stringify(now);
  };
  // Jobs may still write that they have sent the mails.
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
  for (const address of written)
    for (const link of mailed[address] ?? [server.url + address]) {
      await openPage(page, link);
      expect({ address, ...(await hashTables(database)) }).toEqual({ address, ...before });
    }

  // The comparison sees what a link does where its member is signed in.
  await context.addCookies(member.session.cookies);
  await page.goto(mailed['/confirm-email-change?token=${token}']?.[0] ?? '');
  await expect(page.getByText('Email updated successfully.')).toBeVisible();
  expect(await hashTables(database)).not.toEqual(before);
});
