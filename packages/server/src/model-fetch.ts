import { privateAddressOf } from './private-network.ts';

/** Thrown instead of a request whose plain http would leave the private network. */
export class NotPrivate extends Error {}

/**
 * Calls a model server. Follows no redirect, which could send the key and the question elsewhere, and sends
 * plain http only within a private network.
 */
export const fetchModel: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const options = { ...init, redirect: 'manual' } as const;
  if (url.protocol !== 'http:') return fetch(url, options);
  const direct = await privateAddressOf(url);
  if (!direct) throw new NotPrivate(`${url.host} leads out of the private network.`);
  return fetch(direct, options);
};
