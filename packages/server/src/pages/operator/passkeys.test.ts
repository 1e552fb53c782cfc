import type { PasskeyCreation, PasskeyRequest } from '@daylit/contract';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { adminOf } from '../../../test/admin-of.ts';
import {
  acceptInvite,
  createOperatorBrowser,
  invite,
  type OperatorBrowser,
  type Shown,
  type SignedInOperator,
  signedInOperator,
} from '../../../test/operator-browser.ts';
import { createSoftwarePasskey, type SoftwarePasskey } from '../../../test/software-passkey.ts';
import { jsonb } from '../../db/database.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

const origin = 'https://daylit.example';
const env = { PUBLIC_URL: origin, SMTP_URL: 'smtp://127.0.0.1:1', OPERATOR_PAGE: 'on' };
const server = await startTestServer({ env });
afterAll(server.close);

/** What a page asks the browser for. */
function optionsOf({ html }: Shown): unknown {
  const data = /data-passkey="([^"]*)"/.exec(html)?.[1] ?? '';
  return JSON.parse(data.replaceAll(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code))));
}

async function add(operator: SignedInOperator, passkey: SoftwarePasskey, device = 'Laptop'): Promise<Shown> {
  const shown = await operator.post('/operator/passkeys/new', { device, code: operator.newCode() });
  const made = passkey.create(optionsOf(shown) as PasskeyCreation);
  return operator.post('/operator/passkeys/add', { device, answer: JSON.stringify(made) });
}

async function signIn(browser: OperatorBrowser, passkey: SoftwarePasskey): Promise<Shown> {
  const proof = passkey.prove(optionsOf(await browser.post('/operator/passkey', {})) as PasskeyRequest);
  return browser.post('/operator/passkey/login', { answer: JSON.stringify(proof) });
}

const newBrowser = () => createOperatorBrowser(server);
const isSignedIn = async (browser: OperatorBrowser) => (await browser.get('/operator/log')).status === 200;

describe('a passkey', () => {
  test('a passkey signs its operator in without password and code, until it is removed', async () => {
    const ada = await signedInOperator(server, 'ada');
    const passkey = createSoftwarePasskey({ origin });
    expect(await add(ada, passkey)).toMatchObject({ status: 303 });
    const list = (await ada.get('/operator/passkeys')).html;
    expect(list).toMatch(/Laptop.*not used yet/s);

    const browser = newBrowser();
    expect(await signIn(browser, passkey)).toMatchObject({ status: 303 });
    expect((await browser.get('/operator')).html).toContain('Sign out ada');
    const id = /name="id" value="(\d+)"/.exec(list)?.[1] ?? '';
    await browser.post('/operator/passkeys/remove', { id });
    expect((await ada.get('/operator/passkeys')).html).toContain('You have none.');
    expect(await signIn(newBrowser(), passkey)).toMatchObject({
      status: 401,
      html: expect.stringContaining('This passkey is not known here.'),
    });
    const log = (await ada.get('/operator/log')).html;
    expect(log).toMatch(/ada · <strong>remove-passkey<\/strong>[^]*ada · <strong>add-passkey<\/strong>/);
    expect(log).toContain('The log is whole.');
  });

  test('adding one needs a fresh code', async () => {
    const bea = await signedInOperator(server, 'bea');
    const shown = await bea.post('/operator/passkeys/new', { device: 'Phone', code: '000000' });
    expect(shown).toMatchObject({ status: 422, html: expect.stringContaining('The code is wrong') });
    expect(shown.html).not.toContain('data-passkey');
  });

  test('one that a stranger sends, or an answer a second time, signs nobody in', async () => {
    const cleo = await signedInOperator(server, 'cleo');
    const passkey = createSoftwarePasskey({ origin });
    await add(cleo, passkey);
    const browser = newBrowser();
    const proof = passkey.prove(optionsOf(await browser.post('/operator/passkey', {})) as PasskeyRequest);
    const answer = JSON.stringify(proof);
    expect(await browser.post('/operator/passkey/login', { answer })).toMatchObject({ status: 303 });
    expect(await newBrowser().post('/operator/passkey/login', { answer })).toMatchObject({ status: 401 });
    const strangers = [
      createSoftwarePasskey({ origin }),
      createSoftwarePasskey({ origin: 'https://other.example' }),
    ];
    for (const stranger of strangers)
      expect(await signIn(newBrowser(), stranger)).toMatchObject({ status: 401 });
    for (const text of ['', 'null', '{}', '{"id":1,"response":{"clientDataJSON":"eA"}}', '[]'])
      expect(await newBrowser().post('/operator/passkey/login', { answer: text })).toMatchObject({
        status: 401,
      });
  });

  test('one of a device that asks for no finger, face or code is refused', async () => {
    const dora = await signedInOperator(server, 'dora');
    const passkey = createSoftwarePasskey({ origin, isVerified: false });
    expect(await add(dora, passkey)).toMatchObject({ status: 422 });
    expect((await dora.get('/operator/passkeys')).html).toContain('You have none.');
  });

  test('there are ten at most, also where two are added at once', async () => {
    const eve = await signedInOperator(server, 'eve');
    for (let number = 1; number <= 9; number += 1)
      await server.db
        .insertInto('operator_passkeys')
        .values({
          name: 'eve',
          credential_id: `eve-${number}`,
          public_key: Buffer.alloc(1),
          counter: 0,
          transports: jsonb([]),
          device: 'Laptop',
          created_at: server.clock.now(),
        })
        .execute();
    const asked: Shown[] = [];
    for (const device of ['Phone', 'Key'])
      asked.push(await eve.post('/operator/passkeys/new', { device, code: eve.newCode() }));
    const answers = asked.map((shown) =>
      createSoftwarePasskey({ origin }).create(optionsOf(shown) as PasskeyCreation),
    );
    const added = await Promise.all(
      answers.map((answer) =>
        eve.post('/operator/passkeys/add', { device: 'Phone', answer: JSON.stringify(answer) }),
      ),
    );
    expect(added.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([303, 409]);
    const more = await eve.post('/operator/passkeys/new', { device: 'Key', code: eve.newCode() });
    expect(more).toMatchObject({ status: 409, html: expect.stringContaining('which is the most') });
  });

  test("an operator cannot add to or remove from another one's", async () => {
    const [eva, fay] = [await signedInOperator(server, 'eva'), await signedInOperator(server, 'fay')];
    await add(eva, createSoftwarePasskey({ origin }));
    const id = /name="id" value="(\d+)"/.exec((await eva.get('/operator/passkeys')).html)?.[1] ?? '';
    await fay.post('/operator/passkeys/remove', { id });
    expect((await eva.get('/operator/passkeys')).html).toContain('Laptop');
    const shown = await eva.post('/operator/passkeys/new', { device: 'x', code: eva.newCode() });
    const answer = JSON.stringify(
      createSoftwarePasskey({ origin }).create(optionsOf(shown) as PasskeyCreation),
    );
    expect(await fay.post('/operator/passkeys/add', { device: 'x', answer })).toMatchObject({ status: 422 });
    expect(await newBrowser().post('/operator/passkeys/add', { answer })).toMatchObject({ status: 303 });
    expect((await fay.get('/operator/passkeys')).html).toContain('You have none.');
  });
});

describe('a lost device', () => {
  test('the terminal removes every passkey of an operator and ends the sessions', async () => {
    const gail = await signedInOperator(server, 'gail');
    const passkey = createSoftwarePasskey({ origin });
    await add(gail, passkey);
    const { admin, close } = await adminOf(server);
    onTestFinished(close);
    expect(await admin.resetPasskeys('gail')).toEqual([expect.stringContaining('The passkey is removed')]);
    await expect(admin.resetPasskeys('gail')).rejects.toThrow('has a passkey');
    expect(await isSignedIn(gail)).toBe(false);
    expect(await signIn(newBrowser(), passkey)).toMatchObject({ status: 401 });
    expect((await admin.log()).at(-2)).toMatch(/terminal {2}reset-passkeys {2}gail/);
  });

  test('another invitation removes them, too', async () => {
    const hana = await signedInOperator(server, 'hana');
    const passkey = createSoftwarePasskey({ origin });
    await add(hana, passkey);
    await acceptInvite(server, newBrowser(), await invite(server, 'hana'));
    expect(await signIn(newBrowser(), passkey)).toMatchObject({ status: 401 });
  });
});

test('only the two pages that ask for a passkey run a script, and it is the one of the policy', async () => {
  const iris = await signedInOperator(server, 'iris');
  const asking = [
    await iris.post('/operator/passkey', {}),
    await iris.post('/operator/passkeys/new', { device: 'x', code: iris.newCode() }),
  ];
  for (const { headers, html } of asking) {
    expect(headers.get('content-security-policy')).toMatch(/; script-src 'sha256-[\w+/=]{44}'$/);
    expect(html.match(/<script/g)).toHaveLength(1);
  }
  const list = await iris.get('/operator/passkeys');
  expect(list.headers.get('content-security-policy')).not.toContain('script-src');
  expect(list.html).not.toContain('<script');
});

test('at an address that can have no passkeys, a sentence says so', async () => {
  const other = await startTestServer({ env: { OPERATOR_PAGE: 'on', PUBLIC_URL: 'http://127.0.0.1:3000' } });
  onTestFinished(other.close);
  expect(await createOperatorBrowser(other).post('/operator/passkey', {})).toMatchObject({
    status: 409,
    html: expect.stringContaining('Passkeys need a name in the address.'),
  });
});
