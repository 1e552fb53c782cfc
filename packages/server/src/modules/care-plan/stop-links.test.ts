import PostalMime, { type Email } from 'postal-mime';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { type FakeMailServer, startFakeMailServer } from '../../../test/fake-mail-server.ts';
import { useAtNight } from '../../../test/night-routine.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import { form } from '../../../test/visitor.ts';
import { nextMomentAt } from './tonight/local-dates.ts';

const mailServer: FakeMailServer = await startFakeMailServer();
const server = await startTestServer({
  env: {
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Daylit <hello@daylit.example>',
    PUBLIC_URL: 'https://daylit.example',
  },
});
const boss = new PgBoss({ connectionString: server.databaseUrl, supervise: false, schedule: false });
await boss.start();
afterAll(async () => {
  await boss.stop();
  await server.close();
  await mailServer.close();
});

const EVENING = { is_on: true, time: '21:30', time_zone: 'Europe/Berlin' };

async function run(job: string): Promise<void> {
  const id = (await boss.send(job, {})) ?? '';
  await vi.waitFor(async () => expect((await boss.getJobById(job, id))?.state).toBe('completed'), {
    timeout: 20_000,
  });
}

/** A member with three products at night, who gets the evening mail. */
async function withReminders(): Promise<SignedIn> {
  const noor = await server.member({ profile: { preferences: { age_band: '25-39' } } });
  await useAtNight(noor);
  await noor.post('/api/reminders', EVENING);
  return noor;
}

async function passEvening(): Promise<void> {
  const next = nextMomentAt(EVENING.time, EVENING.time_zone, server.clock.now());
  server.clock.advance(next.getTime() - server.clock.now().getTime() + 1000);
  await run('send-reminders');
}

/** The mails to an address, once there are `count`. */
function arrived({ email }: { email: string }, count: number): Promise<Email[]> {
  const received = () => mailServer.received.filter((mail) => mail.includes(`To: ${email}\r\n`));
  return vi.waitFor(
    () => {
      expect(received()).toHaveLength(count);
      return Promise.all(received().map((mail) => PostalMime.parse(mail)));
    },
    { timeout: 20_000 },
  );
}

const headerOf = (mail: Email | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value ?? '';

/** The path of the page that stops such mails, as the mail's header has it. */
function stopPath(mail: Email | undefined): string {
  const address = headerOf(mail, 'list-unsubscribe').replace(/^<(.+)>$/, '$1');
  expect(mail?.text).toContain(`Stop these mails: ${address}`);
  expect(mail?.html).toContain(`href="${address}"`);
  const { origin, pathname, search } = new URL(address);
  expect(origin).toBe('https://daylit.example');
  return pathname + search;
}

/** What a mail program sends for its reader, who has no session there. */
const oneClick = (path: string) =>
  fetch(server.url + path, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const isOn = async (noor: SignedIn) =>
  ((await noor.get('/api/reminders')).body as { mail: { is_on: boolean } }).mail.is_on;

test('one click in a mail program stops the evening mail, and a button on its page brings it back', async () => {
  const noor = await withReminders();
  await passEvening();
  const [mail] = await arrived(noor, 1);
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const path = stopPath(mail);

  const opened = await fetch(server.url + path);
  expect(await opened.text()).toContain('Stop these mails?');
  expect(await isOn(noor)).toBe(true);

  const answer = await oneClick(path);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain('These mails are off');
  expect(await isOn(noor)).toBe(false);
  await passEvening();
  await arrived(noor, 1);

  const again = /action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect((await oneClick(again)).status).toBe(200);
  expect(await isOn(noor)).toBe(true);
  await passEvening();
  await arrived(noor, 2);
});

test('one click stops the mails about products that are left out, and not the evening mail', async () => {
  const noor = await withReminders();
  await noor.patch('/api/profile/confirm-product', {
    step: 'serum',
    daypart: 'night',
    product: { id: 'sample:serum-dusk-retinol' },
  });
  await noor.post('/api/profile', { preferences: { avoid: ['Glycerin'] } });
  await run('tell-left-outs');
  const [mail] = await arrived(noor, 1);
  expect((await oneClick(stopPath(mail))).status).toBe(200);
  expect(await isOn(noor)).toBe(true);
  await noor.post('/api/profile', { preferences: { avoid: ['Glycerin'], pregnancy: 'yes' } });
  await run('tell-left-outs');
  const posted = server.db.selectFrom('mails').select('id').where('recipient', '=', noor.email);
  expect(await posted.execute()).toHaveLength(1);
  expect((await oneClick(`${stopPath(mail)}&again`)).status).toBe(200);
  await run('tell-left-outs');
  const [, second] = await arrived(noor, 2);
  expect(second?.text).toContain('Dusk Retinol');
});

test('a link that is cut, invented or of an erased account changes nothing and says so', async () => {
  const noor = await withReminders();
  await passEvening();
  const path = stopPath((await arrived(noor, 1))[0]);
  for (const wrong of [
    path.slice(0, -8),
    '/unsubscribe',
    '/unsubscribe?token=a&token=b',
    '/unsubscribe?token=%00',
  ])
    expect((await oneClick(wrong)).status).toBe(404);
  expect(await isOn(noor)).toBe(true);
  await server.db.deleteFrom('users').where('id', '=', noor.id).execute();
  expect((await oneClick(path)).status).toBe(404);
});

test('markup behind a token is not written into the page', async () => {
  const noor = await withReminders();
  await passEvening();
  const path = stopPath((await arrived(noor, 1))[0]);
  const page = await (await fetch(`${server.url}${path}${encodeURIComponent('"<>')}`)).text();
  expect(page).toContain('<form');
  expect(page).not.toContain('"<>');
});

test('a mail about the account cannot be stopped', async () => {
  const noor = await server.member();
  await server.visitor().post('/api/request-password-reset', form({ email: noor.email }));
  const [mail] = await arrived(noor, 1);
  expect(headerOf(mail, 'list-unsubscribe')).toBe('');
  expect(mail?.text).not.toContain('Stop these mails');
});
