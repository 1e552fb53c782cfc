import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = await startTestServer();
afterAll(server.close);
const operator = server.visitor();

test('a server that works is alive and ready', async () => {
  expect(await operator.get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await operator.get('/health/ready')).toMatchObject({
    status: 200,
    body: { status: 'ok', checks: { database: true, jobs: true, disk: true } },
  });
});

test('metrics name routes, never addresses', async () => {
  const noor = await server.member();
  await noor.get('/api/checkins/4711');
  await noor.get('/api/verify-email?token=secret-token');
  const { body, headers } = await operator.get('/metrics');
  expect(headers.get('content-type')).toMatch(/^text\/plain/);
  expect(body).toContain('route="/api/checkins/:id"');
  expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(body).not.toMatch(/4711|secret-token/);
});
