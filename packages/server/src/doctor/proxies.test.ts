import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startProxy } from '../../test/proxy.ts';
import { type Said, runDoctor } from '../../test/run-doctor.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const METRICS_TOKEN = 'a-token-of-operators';

const proxy = await startProxy();
const server = await startTestServer({ env: { PUBLIC_URL: proxy.url, METRICS_TOKEN, TRUST_PROXY: '1' } });
afterAll(async () => {
  await server.close();
  await proxy.close();
});
beforeEach(() => {
  proxy.target = server.url;
  proxy.habits = {};
});

const examine = (env: Record<string, string> = {}): Promise<Said> =>
  runDoctor({ DATA_DIR: server.dataDir, PUBLIC_URL: proxy.url, METRICS_TOKEN, ...env });

describe('the address of a server behind a proxy', { timeout: 60_000 }, () => {
  it('the address is fine behind a proxy that does what the guide says', async () => {
    const said = await examine();
    expect(said.about('address')).toEqual([
      `ok: ${proxy.url} leads to this server, under its own name.`,
      'ok: X-Forwarded-For arrives as TRUST_PROXY=1 says.',
      'ok: Answers arrive as they are written.',
      'ok: A body of the size of the largest photo arrives.',
    ]);
    expect(said.exitCode).toBe(0);
  });

  it('the address is fine behind a proxy that replaces the list of callers', async () => {
    proxy.habits = { forwardedFor: () => '127.0.0.1' };
    expect((await examine()).about('address')[1]).toBe('ok: X-Forwarded-For arrives as TRUST_PROXY=1 says.');
  });

  it.each([
    [
      'passes on what a caller makes up',
      (given: string) => given,
      /^wrong: Anybody can make up the address .*TRUST_PROXY is 1\. Set TRUST_PROXY=0, or, where there is a proxy/,
    ],
    [
      'says nothing of the caller',
      () => undefined,
      /^wrong: X-Forwarded-For passes 0 proxies, and TRUST_PROXY is 1\. Set TRUST_PROXY=0, or, where there is a proxy/,
    ],
    [
      'stands behind another one',
      (given: string) => `${given}, 203.0.113.9, 127.0.0.1`,
      /^wrong: X-Forwarded-For passes 2 proxies, and TRUST_PROXY is 1\. Set TRUST_PROXY=2/,
    ],
  ])('the callers are wrong where the proxy %s', async (_habit, forwardedFor, words) => {
    proxy.habits = { forwardedFor };
    const said = await examine();
    expect(said.about('address')[1]).toMatch(words);
    expect(said.exitCode).toBe(1);
  });

  it('answers that a proxy collects are a warning', async () => {
    proxy.habits = { collects: true };
    const said = await examine();
    expect(said.about('address')[2]).toMatch(/^warning: A proxy collects answers.* Turn buffering off\.$/);
    expect(said.exitCode).toBe(0);
  });

  it('a proxy that takes small bodies only is wrong', async () => {
    proxy.habits = { maxBody: 1_000_000 };
    expect((await examine()).about('address')[3]).toMatch(
      /^wrong: A body of 20 MB .*client_max_body_size 21m in nginx/,
    );
  });

  it('a proxy that hides the name is a warning', async () => {
    proxy.habits = { host: 'app.internal' };
    expect((await examine()).about('address')[0]).toMatch(
      /^warning: The server is asked for app\.internal, not 127\.0\.0\.1:\d+\. Let the proxy pass the header Host on/,
    );
  });

  it.each([
    [502, /answers 502: it does not reach the server\. Start it/],
    [301, /leads on to another address/],
    [403, /answers 403\. Look at the proxy.s own log/],
    [200, /^wrong: Something else answers at/],
  ])('a proxy that answers %i itself is wrong', async (status, words) => {
    proxy.habits = { status };
    const said = await examine();
    expect(said.about('address')).toEqual([expect.stringMatching(words)]);
    expect(said.exitCode).toBe(1);
  });

  it('an address where nothing listens is wrong', async () => {
    const gone = await startProxy();
    await gone.close();
    expect((await examine({ PUBLIC_URL: gone.url })).about('address')).toEqual([
      expect.stringMatching(/^wrong: .* cannot be reached: .*ECONNREFUSED.* Is the server running\?$/),
    ]);
  });

  it('another token than the one of the running server is wrong', async () => {
    expect((await examine({ METRICS_TOKEN: 'some-other-token-of-operators' })).about('address')).toEqual([
      expect.stringMatching(/^wrong: .* or the running server has another METRICS_TOKEN/),
    ]);
  });

  it('an address without a token is a warning', async () => {
    expect((await examine({ METRICS_TOKEN: '' })).about('address')).toEqual([
      expect.stringMatching(/^warning: Without METRICS_TOKEN/),
    ]);
  });

  it('a server that knows another address is wrong', async () => {
    const second = await startProxy();
    second.target = server.url;
    expect((await examine({ PUBLIC_URL: second.url })).about('address')[0]).toBe(
      `wrong: The running server has another PUBLIC_URL (${proxy.url}). Restart it, or set the same one here.`,
    );
    await second.close();
  });

  it('the page of the doctor does not exist for others', async () => {
    const asked = ['GET', 'POST'].map((method) => fetch(`${server.url}/doctor`, { method }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([404, 404]);
  });
});
