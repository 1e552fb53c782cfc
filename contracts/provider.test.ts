import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { Verifier } from '@pact-foundation/pact';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { NOT_YET_SERVED } from '../packages/server/src/http/not-yet-served.ts';
import { startTestServer, type TestServer } from '../packages/server/test/start-test-server.ts';
import { pactFiles, storedInteractions } from './pact-files.ts';
import { createProviderStates } from './provider-states.ts';
import { STATES } from './states.ts';

let server: TestServer;

beforeAll(async () => {
  // The real engine: the agreement holds a photo that passes its gate, and one that does not.
  server = await startTestServer({ hasEngine: true });
});
afterAll(() => server.close());

test('every state of the agreements has a handler', () => {
  // Pact only warns about a missing one, and passes.
  const named = storedInteractions().flatMap(({ providerStates = [] }) =>
    providerStates.map(({ name }) => name),
  );
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(STATES).toSorted());
});

test('every call that is served has an agreement', () => {
  const agreed = storedInteractions().map(({ request }) => `${request.method} ${request.path}`);
  expect(servedCalls().filter(({ matches }) => !agreed.some((call) => matches.test(call)))).toEqual([]);
});

test('the server keeps every promise', async () => {
  const verifier = new Verifier({
    provider: 'server',
    providerBaseUrl: server.url,
    pactUrls: pactFiles(),
    stateHandlers: createProviderStates(server),
    requestFilter: sendNothingAsNothing,
    failIfNoPactsFound: true,
    logLevel: 'error',
  });
  const isKept = await verifier.verifyProvider().then(
    () => true,
    () => false,
  );
  expect(isKept, 'Pact prints above which promises are not kept.').toBe(true);
});

// Pact's proxy announces a body of unknown length for a POST that has none. A browser says that its length is 0.
function sendNothingAsNothing(request: IncomingMessage, _response: unknown, next: () => void): void {
  if (request.headers['content-type'] === undefined) request.headers['content-length'] = '0';
  next();
}

interface Document {
  paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>>;
}

/** The product's calls that this version serves, from the document; those for operators are not the client's. */
function servedCalls(): { operationId: string; matches: RegExp }[] {
  const { paths } = parse(
    readFileSync(path.join(import.meta.dirname, '../openapi.yaml'), 'utf8'),
  ) as Document;
  const unserved: readonly string[] = NOT_YET_SERVED;
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId = '', tags = [] }]) => {
      if (operationId === '' || tags.includes('operators') || unserved.includes(operationId)) return [];
      const pattern = template.replaceAll(/\{\w+\}/g, '[^/]+');
      return [{ operationId, matches: new RegExp(`^${method.toUpperCase()} ${pattern}$`) }];
    }),
  );
}
