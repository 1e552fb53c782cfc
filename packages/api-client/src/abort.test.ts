import { expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import { EVERY_CALL } from './every-call.ts';

/** Links of mails, which change something although they are opened with GET. */
const CHANGING = new Set<string>(['verifyEmail', 'confirmEmailChange']);

const reading = EVERY_CALL.filter(({ method, name }) => method === 'GET' && !CHANGING.has(name));
const streaming = EVERY_CALL.filter(({ name }) => name === 'streamChat');

test.each([...reading, ...streaming])(
  '$name ends when its signal aborts, with an AbortError',
  async ({ make }) => {
    const controller = new AbortController();
    let sent: AbortSignal | undefined;
    const api = createApiClient({
      baseUrl: 'http://api.test',
      // A server that never answers; the browser's fetch gives up with the signal's reason.
      fetch: ({ signal }) => {
        sent = signal;
        controller.abort();
        return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve(Response.json({}));
      },
    });
    await expect(make(api, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent?.aborted).toBe(true);
  },
);
