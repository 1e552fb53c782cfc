import { AsyncLocalStorage } from 'node:async_hooks';
import { createApiClient, getMe } from '@daylit/api-client';
import type { UserView } from '@daylit/contract';
import { api } from './api.ts';

/** Answers a call of the API by its path and query, for the member who asked for the page. */
export type Call = (path: string) => Promise<Response>;

const calls = new AsyncLocalStorage<Call>();

// Each request has its own cookies, and none may ever make a call with those of another.
Object.assign(
  api,
  createApiClient({
    baseUrl: 'http://server.invalid',
    fetch: async ({ url }) => {
      const call = calls.getStore();
      if (call === undefined) throw new Error('A call without a request.');
      return call(url.slice(url.indexOf('/', 'http://'.length)));
    },
  }),
);

/** Runs with the calls of one request. */
export function withCalls<Value>(call: Call, run: () => Promise<Value>): Promise<Value> {
  return calls.run(call, run);
}

/** The member who sent the request. */
export function getRequester(): Promise<UserView> {
  return getMe(api);
}
