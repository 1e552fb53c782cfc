import { expect, test } from 'vitest';
import * as client from './index.ts';
import { EVERY_CALL } from './every-call.ts';
import { fakeServer } from './fake-server.ts';

/** Calls that go to the payments host, when one is set. */
const PAYMENTS = new Set<string>([
  'createCheckoutSession',
  'confirmSubscription',
  'changeSubscription',
  'cancelSubscription',
  'keepCurrentPlan',
  'withdrawSubscription',
  'requestRefund',
  'changeCard',
]);

test.each(EVERY_CALL)('$name asks for $method $address', async ({ name, method, address, make }) => {
  const server = fakeServer();
  await make(server.api);
  const { origin, pathname, search } = new URL(server.request.url);
  expect(`${server.request.method} ${pathname}${search}`).toBe(`${method} ${address}`);
  expect(origin).toBe(PAYMENTS.has(name) ? 'http://pay.test' : 'http://api.test');
});

test('every function of the package is a call of the document', () => {
  const functions = Object.entries(client).filter(([, value]) => typeof value === 'function');
  const others = ['ApiError', 'createApiClient', 'readReport', 'timeZone'];
  const calls = [...EVERY_CALL.map(({ name }) => name), ...others];
  expect(functions.map(([name]) => name).sort()).toEqual(calls.sort());
});
