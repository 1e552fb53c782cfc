import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../packages/server/test/start-test-server.ts';
import { readPact } from '../pact-files.ts';
import { STATES } from '../states.ts';
import { PROVIDER_ENV } from './provider-env.ts';
import { LIES } from './lies.ts';
import { type Liar, partOf, verify } from './verify.ts';

const pact = readPact();
let server: TestServer;

beforeAll(async () => {
  // The real engine: the pact has a photo that passes its gate and one that does not.
  server = await startTestServer({ hasEngine: true, env: PROVIDER_ENV });
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

test('the server keeps every promise, and every answer fits the document', async () => {
  const { tried, broken, unlisted } = await verify(server, pact);
  expect({ broken, unlisted }).toEqual({ broken: [], unlisted: [] });
  expect(tried).toBe(pact.interactions.length);
});

test('promises whose calls are counted by the hour, or use up a mail, are kept a second time', async () => {
  const again = partOf(pact, ({ description }) =>
    /login|registration|code|contact|password|mail/.test(description),
  );
  expect(again.interactions.length).toBeGreaterThan(pact.interactions.length / 10);
  const { tried, broken } = await verify(server, again);
  expect({ tried, broken }).toEqual({ tried: again.interactions.length, broken: [] });
});

test('an interrupted stream is detected', async () => {
  const streams = partOf(pact, ({ description }) => description.includes('answered by a reply'));
  for (const interaction of streams.interactions) {
    const content = Buffer.from(interaction.response.body.content, 'base64').toString();
    const kept = await verify(server, { ...streams, interactions: [interaction] }, sends(content));
    expect(kept).toEqual({ tried: 1, broken: [], unlisted: [] });
    const [first = ''] = content.split('\n\n');
    const brokenOff = await verify(
      server,
      { ...streams, interactions: [interaction] },
      sends(`${first}\n\n`),
    );
    expect(brokenOff.broken).not.toEqual([]);
  }
});

test.each(LIES)('the verification catches a provider that $lies', async ({ about, ...liar }) => {
  const told = partOf(
    pact,
    ({ description, providerStates }) =>
      description === about.description && providerStates.some(({ name }) => name === about.given),
  );
  const { tried, broken, unlisted } = await verify(server, told, liar);
  expect(tried).toBe(told.interactions.length);
  expect([...broken, ...unlisted]).not.toEqual([]);
});

/** A provider that streams this text for every request. */
function sends(text: string): Liar {
  const headers = { 'content-type': 'text/event-stream' };
  return { answer: () => ({ status: 200, headers, body: Buffer.from(text) }) };
}
