import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../packages/server/test/start-test-server.ts';
import { operationAt, OPERATIONS } from '../document/operations.ts';
import { readPact } from '../pact-files.ts';
import { STATES } from '../states.ts';
import { LIES } from './lies.ts';
import { partOf, verify } from './verify.ts';

const pact = readPact();
let server: TestServer;

beforeAll(async () => {
  // The real engine: the agreement holds a photo that passes its gate, and one that does not.
  server = await startTestServer({ hasEngine: true });
});
afterAll(() => server.close());

test('every state of the agreement is one of the table', () => {
  const named = pact.interactions.flatMap(({ providerStates }) => providerStates.map(({ name }) => name));
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(STATES).toSorted());
});

test('the table of states for other languages is up to date', () => {
  const table = JSON.parse(readFileSync(path.join(import.meta.dirname, '../states.json'), 'utf8')) as unknown;
  expect(table).toEqual(STATES);
});

test('every call that is served has an agreement, and only the others are pending', () => {
  const agreed = pact.interactions.map(({ request, pending }) => ({
    pending,
    operation: operationAt(request.method, request.path),
  }));
  const unagreed = OPERATIONS.filter(
    // Those for operators are not the client's.
    (served) =>
      served.isServed &&
      !served.tags.includes('operators') &&
      !agreed.some(({ operation }) => operation === served),
  );
  expect(unagreed.map(({ id }) => id)).toEqual([]);
  expect(agreed.filter(({ pending, operation }) => pending === operation.isServed)).toEqual([]);
});

test('the server keeps every promise, and every answer fits the document', async () => {
  const pending = pact.interactions.filter((interaction) => interaction.pending);
  for (const { description, providerStates } of pending)
    process.stdout.write(
      `Not yet held to: ${description} (${providerStates[0]?.name}): the call is not served.\n`,
    );
  const served = partOf(pact, (interaction) => !interaction.pending);
  const { tried, broken, unlisted } = await verify(server, served);
  expect({ broken, unlisted }).toEqual({ broken: [], unlisted: [] });
  expect(tried).toBe(served.interactions.length);
});

test.each(LIES)('a provider is caught that $lies', async ({ about, ...liar }) => {
  const told = partOf(
    pact,
    ({ description, providerStates }) =>
      description === about.description && providerStates.some(({ name }) => name === about.given),
  );
  const { tried, broken, unlisted } = await verify(server, told, liar);
  expect(tried).toBe(told.interactions.length);
  expect([...broken, ...unlisted]).not.toEqual([]);
});
