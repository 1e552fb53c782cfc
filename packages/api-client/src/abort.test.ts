import { expect, test } from 'vitest';
import * as client from './index.ts';
import { type ApiClient, type CallOptions, createApiClient } from './client.ts';

type Client = typeof client;

/** Every function whose last parameter takes a signal. Leaving one out below is a compile error. */
type Abortable = {
  [Name in keyof Client]: Client[Name] extends (...parameters: infer Parameters) => unknown
    ? Required<Parameters> extends [...unknown[], CallOptions]
      ? Name
      : never
    : never;
}[keyof Client];

const page = { offset: 0, limit: 10 };

const CALLS: Record<Abortable, (api: ApiClient, options: CallOptions) => Promise<unknown>> = {
  getMe: client.getMe,
  getAccount: client.getAccount,
  listSessions: client.listSessions,
  listConsents: client.listConsents,
  getExport: (api, options) => client.getExport(api, 'e1', options),
  previewProration: (api, options) => client.previewProration(api, 'p', options),
  getProfile: client.getProfile,
  listChatMessages: (api, options) => client.listChatMessages(api, page, options),
  streamChat: (api, options) => client.streamChat(api, { message: 'Hello' }, options).next(),
  getTransparency: client.getTransparency,
  getRecommendations: client.getRecommendations,
  getLatestScan: client.getLatestScan,
  listScans: (api, options) => client.listScans(api, page, options),
  getScan: (api, options) => client.getScan(api, 7, options),
  listScanEvents: (api, options) => client.listScanEvents(api, { id: 7, after: 2 }, options),
  getThumbnail: (api, options) => client.getThumbnail(api, 'a.webp', options),
  checkTokenLimit: client.checkTokenLimit,
  checkScanLimit: client.checkScanLimit,
};

test.each(Object.entries(CALLS))(
  '%s ends when its signal aborts, with an AbortError',
  async (_name, call) => {
    const controller = new AbortController();
    let sent: AbortSignal | undefined;
    const api = createApiClient({
      baseUrl: 'http://api.test',
      // A server that never answers: like the browser's fetch, it rejects with the signal's reason.
      fetch: ({ signal }) => {
        sent = signal;
        controller.abort();
        return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve(Response.json({}));
      },
    });
    await expect(call(api, { signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent?.aborted).toBe(true);
  },
);
