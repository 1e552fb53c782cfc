import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../packages/server/test/start-test-server.ts';
import { checkAnswers } from './check-answers.ts';
import { createProviderStates } from './provider-states.ts';
import { startProxy } from './proxy.ts';
import { field } from './wrong-answers.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the answers to a member fit the document, pictures and lists among them', async () => {
  const { session } = await createProviderStates(server).arrange('a scan is finished');
  const checked = await checkAnswers(server.url, session);
  expect(checked.filter(({ faults }) => faults.length > 0)).toEqual([]);
  const succeeded = checked.filter(({ status }) => status === 200).map(({ call }) => call);
  expect(succeeded).toContainEqual(
    expect.stringMatching(/^GET \/api\/thumbnails\/[0-9a-f]+\.webp \(member\)$/),
  );
  expect(succeeded).toContain('GET /api/checkins/1/events (member)');
});

test('without a session it registers somebody, and reads what they may see', async () => {
  const checked = await checkAnswers(server.url);
  expect(checked.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(checked).toContainEqual({
    call: 'GET /api/me (pending)',
    status: 200,
    faults: [],
    isUnbuilt: false,
  });
});

test('an answer that does not fit is named with its reason', async () => {
  const { session } = await createProviderStates(server).arrange('a member is signed in');
  const liar = await startProxy(server.url, {
    answer: (truth, { path }) => (path === '/api/me' ? field('plan', 'gold')(truth) : truth),
  });
  const checked = await checkAnswers(liar.url, session);
  await liar.close();
  expect(checked.find(({ call }) => call === 'GET /api/me (member)')?.faults).toEqual([
    expect.stringContaining('/plan must be equal to one of the allowed values'),
  ]);
});

test('a call that is not built yet is told apart from a wrong answer', async () => {
  const { session } = await createProviderStates(server).arrange('a member is signed in');
  const unfinished = await startProxy(server.url, {
    answer: (truth, { path }) =>
      path === '/api/me' ? { status: 404, headers: {}, body: Buffer.from('Not found') } : truth,
  });
  const checked = await checkAnswers(unfinished.url, session);
  await unfinished.close();
  expect(checked.filter(({ isUnbuilt }) => isUnbuilt).map(({ call }) => call)).toEqual([
    'GET /api/me (member)',
    'GET /api/me (nobody)',
  ]);
});
