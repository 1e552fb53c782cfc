import { afterAll, expect, test, vi } from 'vitest';
import { createMetrics } from './metrics.ts';
import { openMailbox } from '../../test/open-mailbox.ts';
import { query } from '../../test/query.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { form } from '../../test/visitor.ts';

const TOKEN = 'a-token-of-the-operator';
const server = await startTestServer({ env: { METRICS_TOKEN: TOKEN } });
afterAll(server.close);
const operator = await openMailbox(server);

test('a server that works is alive and ready', async () => {
  expect(await operator.get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await operator.get('/health/ready')).toMatchObject({
    status: 200,
    body: { status: 'ok', checks: { database: true, jobs: true, disk: true } },
  });
});

test('a server whose database takes no writes is not ready, as no sign-up would succeed', async () => {
  const other = await startTestServer();
  const reader = await openMailbox(other);
  const name = new URL(other.databaseUrl).pathname.slice(1);
  await query(other.databaseUrl, `alter database ${name} set default_transaction_read_only = on`);
  await query(
    other.databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
  );
  await vi.waitFor(
    async () =>
      expect(await reader.get('/health/ready')).toMatchObject({
        status: 503,
        body: { checks: { database: false, jobs: true, disk: true } },
      }),
    { timeout: 20_000 },
  );
  const account = { email: 'noor@example.org', username: 'noor', password: 'seven green kettles' };
  expect((await other.visitor().post('/api/register', form(account))).status).toBe(503);
  await other.close();
});

test('metrics name routes, never addresses', async () => {
  const noor = await server.member();
  await noor.get('/api/checkins/4711');
  await noor.get('/api/verify-email?token=secret-token');
  const { body, headers } = await operator.get('/metrics');
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(body).toContain('route="/api/checkins/:id"');
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  // Only in the names of the figures, because the figures themselves may contain such digits by chance.
  expect(body).not.toMatch(/="[^"]*(4711|secret-token)/);
});

test.each([['203.0.113.9'], [undefined]])(
  'a stranger at %s learns whether it is ready, and nothing more',
  async (network) => {
    const stranger = server.visitor(network);
    expect((await stranger.get('/health/ready')).body).toEqual({ status: 'ok' });
    expect(await stranger.get('/metrics')).toMatchObject({
      status: 403,
      body: {
        detail:
          'Metrics are shown with the token set in METRICS_TOKEN, or to a browser that has opened the printed address of the mailbox.',
      },
    });
    expect((await stranger.post('/sandbox/clock', { advance_seconds: 1 })).status).toBe(404);
  },
);

test.each([
  [`Bearer ${TOKEN}`, 200],
  [`bearer ${TOKEN}`, 200],
  [`Bearer ${TOKEN}x`, 403],
  [`Bearer ${TOKEN.slice(0, -1)}`, 403],
  ['Bearer ', 403],
  [TOKEN, 403],
  [`Basic ${TOKEN}`, 403],
])('with "%s" the metrics answer %d', async (authorization, status) => {
  expect((await server.visitor('203.0.113.9').get('/metrics', { authorization })).status).toBe(status);
});

test('without a configured token every token is refused', async () => {
  const other = await startTestServer({ beside: server });
  for (const authorization of ['Bearer undefined', 'Bearer ', '']) {
    expect((await other.visitor('203.0.113.9').get('/metrics', { authorization })).status).toBe(404);
    expect((await other.visitor().get('/metrics', { authorization })).status).toBe(403);
  }
  await other.close();
});

test('all who ask within a second get the same bytes', async () => {
  const metrics = createMetrics();
  expect(await metrics.render()).toBe(await metrics.render());
});

test('a cookie costs no query in calls that have no sessions', async () => {
  const other = await startTestServer();
  const { token } = await other.member();
  await other.db.schema.dropTable('sessions').cascade().execute();
  const headers = { cookie: `session=${token()}` };
  expect((await other.visitor().get('/health/live', headers)).status).toBe(200);
  await other.close();
});
