import type { Scan } from '@daylit/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { openMailbox } from '../../../test/open-mailbox.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { type SignedIn, startTestServer, type TestServer } from '../../../test/start-test-server.ts';

const analyser = createFakeAnalyser();
analyser.concerns = [
  {
    concern_name: 'Redness',
    location_observed: 'Both cheeks',
    severity_score: 2,
    description: 'Redder than the skin around.',
    sign: 'redness',
    confidence: 'high',
  },
];

const REDNESS = '/api/checkins/1/finds/redness';

let server: TestServer;
let noor: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ analyser });
});
afterAll(() => server.close());

beforeEach(async () => {
  noor = await server.member({ plan: 'pro' });
  await noor.post('/api/scan-skin', scanForm(Buffer.from(`photo ${noor.id}`)));
  await endedScan(noor, 1);
  await server.db.deleteFrom('find_verdicts').execute();
});

const totals = () => server.db.selectFrom('find_verdicts').select(['verdict', 'count']).execute();

const disputedIn = (body: unknown) =>
  (body as Scan).analysis_result?.condition_notes.key_concerns_identified.map(({ disputed }) => disputed);

it('a find that a member calls wrong is marked in its report, and counted once without the member', async () => {
  const judge = (verdict: string) => noor.patch(REDNESS, { verdict });
  const answers = await Promise.all([judge('not_there'), judge('not_there')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const answer = await noor.get('/api/checkins/1');
  expect(disputedIn(answer.body)).toEqual(['not_there']);
  expect(await totals()).toEqual([{ verdict: 'not_there', count: 1 }]);

  expect(disputedIn((await judge('something_else')).body)).toEqual(['something_else']);
  expect(new Set(await totals())).toEqual(
    new Set([
      { verdict: 'not_there', count: 0 },
      { verdict: 'something_else', count: 1 },
    ]),
  );
  const { sealed_verdicts } = await server.db
    .selectFrom('disputed_finds')
    .select('sealed_verdicts')
    .where('user_id', '=', noor.id)
    .executeTakeFirstOrThrow();
  expect(sealed_verdicts.includes('redness')).toBe(false);
});

it('the operator sees how often each sign is called wrong by which version of the engine', async () => {
  await noor.patch(REDNESS, { verdict: 'not_there' });
  const { body } = await (await openMailbox(server)).get('/metrics');
  expect(body).toContain('daylit_find_verdicts{engine_version="fake",sign="redness",verdict="not_there"} 1');
});

it('a verdict that is taken back, once or twice, counts no more', async () => {
  await noor.patch(REDNESS, { verdict: 'not_there' });
  for (const { status, body } of [
    await noor.delete(REDNESS, undefined),
    await noor.delete(REDNESS, undefined),
  ])
    expect([status, disputedIn(body)]).toEqual([200, [undefined]]);
  expect(await totals()).toEqual([{ verdict: 'not_there', count: 0 }]);
});

it('a verdict goes with its scan, and its count stays, because it tells about nobody', async () => {
  await noor.patch(REDNESS, { verdict: 'not_there' });
  await noor.delete('/api/checkins/1', undefined);
  const left = server.db.selectFrom('disputed_finds').selectAll().where('user_id', '=', noor.id);
  expect(await left.execute()).toEqual([]);
  expect(await totals()).toEqual([{ verdict: 'not_there', count: 1 }]);
});

it('a verdict on a sign that the report does not name, or on the scan of another member, is answered with 404', async () => {
  const eve = await server.member();
  const body = { verdict: 'not_there' };
  const answers = [
    await noor.patch('/api/checkins/1/finds/shine', body),
    await noor.patch('/api/checkins/2/finds/redness', body),
    await eve.patch(REDNESS, body),
    await eve.delete(REDNESS, undefined),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await server.visitor().patch(REDNESS, body)).status).toBe(401);
  expect(await totals()).toEqual([]);
});
