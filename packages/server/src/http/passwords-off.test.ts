import { afterAll, describe, expect, test } from 'vitest';
import { providerEnv, startFakeProvider } from '../../test/fake-provider.ts';
import { runDoctor } from '../../test/run-doctor.ts';
import { comeBack, emailOf, pageOf, person, visitsTo } from '../../test/provider-visits.ts';
import { logIn } from '../../test/second-factor.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import type { Visitor } from '../../test/visitor.ts';
import { loadDocument, type JsonSchema, type Operation } from './document.ts';

const clinic = await startFakeProvider();
const { visitClinic, join } = visitsTo(clinic);
const before = await startTestServer({ env: providerEnv({ clinic }) });
const env = { ...providerEnv({ clinic }), PASSWORDS: 'off' };
const server = await startTestServer({ beside: before, env });
afterAll(async () => {
  await server.close();
  await before.close();
  await clinic.close();
});

const OFF = {
  status: 403,
  body: { detail: 'Passwords are off here. Please sign in with Clinic or a passkey.' },
};
const PASSWORD = 'seven green kettles';
const document = loadDocument();

/** A value that the document accepts, where one is required or is a password. */
function valueOf(schema: JsonSchema): unknown {
  const found = document.resolve(schema);
  const { type, examples, enum: words, const: only, minLength = 0 } = found;
  if (found['format'] === 'password') return PASSWORD;
  if (only !== undefined) return only;
  if (Array.isArray(words)) return words[0];
  if (Array.isArray(examples)) return examples[0];
  if (type === 'object') return bodyOf(found);
  if (Array.isArray(found['allOf'])) {
    const parts = (found['allOf'] as JsonSchema[]).map(document.resolve);
    const properties = Object.assign({}, ...parts.map((part) => part['properties'])) as JsonSchema;
    return bodyOf({ properties, required: parts.flatMap((part) => (part['required'] ?? []) as string[]) });
  }
  if (type === 'array') return (found['minItems'] ?? 0) === 0 ? [] : [valueOf(found['items'] as JsonSchema)];
  if (type === 'boolean') return true;
  if (type === 'integer') return found['minimum'] ?? 1;
  return 'a'.repeat(Math.max(1, Number(minLength)));
}

function bodyOf(schema: JsonSchema): Record<string, unknown> {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const required = (schema['required'] ?? []) as string[];
  const isPassword = (name: string) => document.resolve(properties[name] ?? {})['format'] === 'password';
  const names = Object.keys(properties).filter((name) => required.includes(name) || isPassword(name));
  return Object.fromEntries(names.map((name) => [name, valueOf(properties[name] ?? {})]));
}

const withPassword = document.operations.filter(({ bodies, needsPasswords }: Operation) =>
  Object.values(bodies).some(
    (schema) => needsPasswords || JSON.stringify(bodyOf(document.resolve(schema))).includes(PASSWORD),
  ),
);

async function send(browser: Visitor, { method, url, bodies }: Operation): Promise<unknown> {
  const [type = '', schema = {}] = Object.entries(bodies)[0] ?? [];
  const body = bodyOf(document.resolve(schema));
  const path = url.replace(/:\w+/, '1');
  if (type === 'application/json')
    return method === 'DELETE' ? browser.delete(path, body) : browser.post(path, body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  return browser.post(path, form);
}

describe('passwords are off', () => {
  test('every operation that takes a password is refused, and names the other ways', async () => {
    const member = await server.member();
    const ids = withPassword.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['login', 'register', 'requestPasswordReset', 'resetPassword', 'updateAccount']),
    );
    expect(ids.length).toBeGreaterThanOrEqual(15);
    for (const operation of withPassword)
      expect([operation.id, await send(member, operation)]).toMatchObject([operation.id, OFF]);
    expect(await emailOf(member)).toBe(member.email);
  });

  test('a right password signs nobody in, and does again where passwords are on', async () => {
    const member = await server.member();
    expect(await logIn(server.visitor(), member.email)).toMatchObject(OFF);
    expect(await logIn(before.visitor(), member.email)).toMatchObject({ status: 200 });
  });

  test('somebody registers with a provider, and logs in with it again', async () => {
    const noor = person();
    await join(server, noor);
    expect(await visitClinic(server.visitor(), noor)).toMatchObject({ body: { step: 'done' } });
  });

  test('the question for a fresh sign-in names the other ways, and a sign-in there answers it', async () => {
    const noor = person();
    const browser = await join(server, noor);
    server.clock.advance(15 * 60 * 1000);
    const asked = await browser.post('/api/2fa/setup');
    expect(asked).toMatchObject({
      status: 403,
      body: { detail: expect.stringMatching(/^Please sign in again with Clinic or a passkey\./) },
    });
    expect(asked.headers.get('x-trigger-event')).toBe('passwordNeeded');
    await visitClinic(browser, noor);
    expect((await browser.post('/api/2fa/setup')).status).toBe(200);
  });

  test('the account is erased after a fresh sign-in, and not without one', async () => {
    const noor = person();
    const browser = await join(server, noor);
    server.clock.advance(15 * 60 * 1000);
    expect((await browser.delete('/api/account', { confirm: true })).status).toBe(403);
    await visitClinic(browser, noor);
    expect((await browser.delete('/api/account', { confirm: true })).status).toBe(202);
  });

  test('where passwords are on, the erasure still needs one', async () => {
    const member = await before.member();
    const { status, body } = await member.delete('/api/account', { confirm: true });
    expect([status, body]).toEqual([422, { detail: 'Please fill in "current_password".' }]);
  });

  test('the only provider stays linked, though the member had a password', async () => {
    const member = await server.member();
    await comeBack(member, clinic.admit(await pageOf(member, '/api/identities'), person()));
    const { body } = await member.get('/api/identities');
    const [{ id }] = (body as { identities: [{ id: number }] }).identities;
    expect(await member.delete(`/api/identities/${id}`)).toMatchObject({
      status: 409,
      body: { detail: 'This is your only way to sign in. Add a passkey first.' },
    });
  });

  test('the doctor counts the members who are locked out', async () => {
    const ask = async (databaseUrl: string) => {
      const settings = { ...env, DATABASE_URL: databaseUrl, DATA_DIR: server.dataDir };
      return (await runDoctor(settings)).about('providers')[1];
    };
    const nobody = 'ok: PASSWORDS=off locks nobody out: every member has a provider or a passkey.';
    expect(await ask(await createTestDatabase())).toBe(nobody);
    await server.db.deleteFrom('users').execute();
    await join(server, person());
    expect(await ask(server.databaseUrl)).toBe(nobody);
    await Promise.all([server.member(), server.member()]);
    expect(await ask(server.databaseUrl)).toMatch(
      /^warning: PASSWORDS=off: 2 members have neither a provider nor a passkey\. They cannot log in\./,
    );
  });
});
