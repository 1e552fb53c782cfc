import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer();
afterAll(server.close);

test('a member sees their account, a visitor does not', async () => {
  const noor = await server.member({ username: 'noor' });
  expect(await noor.get('/api/me')).toMatchObject({ status: 200, body: { username: 'noor', plan: 'trial' } });
  const visitor = server.visitor();
  expect(await visitor.get('/api/me')).toMatchObject({
    status: 401,
    body: { detail: 'Please log in to continue.' },
  });
});
