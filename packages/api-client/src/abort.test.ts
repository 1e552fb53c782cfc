import { expect, test } from 'vitest';
import * as client from './index.ts';
import { type CallOptions, configureClient } from './client.ts';

type Client = typeof client;

/** Every function whose last parameter takes a signal. One that is missing below does not compile. */
type Abortable = {
  [Name in keyof Client]: Client[Name] extends (...parameters: infer Parameters) => unknown
    ? Required<Parameters> extends [...unknown[], CallOptions]
      ? Name
      : never
    : never;
}[keyof Client];

const page = { offset: 0, limit: 10 };

const CALLS: Record<Abortable, (options: CallOptions) => Promise<unknown>> = {
  getMe: client.getMe,
  getAccount: client.getAccount,
  listSessions: client.listSessions,
  listConsents: client.listConsents,
  getExport: (options) => client.getExport('e1', options),
  previewProration: (options) => client.previewProration('p', options),
  getProfile: client.getProfile,
  listChatMessages: (options) => client.listChatMessages(page, options),
  streamChat: (options) => client.streamChat({ message: 'Hello' }, options).next(),
  getTransparency: client.getTransparency,
  getRecommendations: client.getRecommendations,
  getLatestScan: client.getLatestScan,
  listScans: (options) => client.listScans(page, options),
  getScan: (options) => client.getScan(7, options),
  listScanEvents: (options) => client.listScanEvents({ id: 7, after: 2 }, options),
  getThumbnail: (options) => client.getThumbnail('a.webp', options),
  checkTokenLimit: client.checkTokenLimit,
  checkScanLimit: client.checkScanLimit,
};

test.each(Object.entries(CALLS))(
  '%s ends when its signal aborts, with an AbortError',
  async (_name, call) => {
    const controller = new AbortController();
    let sent: AbortSignal | undefined;
    configureClient({
      baseUrl: 'http://api.test',
      // A server that never answers; the browser's fetch gives up with the signal's reason.
      fetch: ({ signal }) => {
        sent = signal;
        controller.abort();
        return signal.aborted ? Promise.reject(signal.reason) : Promise.resolve(Response.json({}));
      },
    });
    await expect(call({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent?.aborted).toBe(true);
  },
);
