import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { withStages } from './scan-stages.ts';

const server = await startTestServer({ analyser: createFakeAnalyser() });
afterAll(server.close);

/** How often a step of a plan ran, for every step that reads the table. */
function readsOf(plan: Record<string, unknown>, table: string): number {
  const own = plan['Relation Name'] === table ? Number(plan['Actual Loops']) : 0;
  const steps = (plan.Plans ?? []) as Record<string, unknown>[];
  return steps.reduce((sum, step) => sum + readsOf(step, table), own);
}

test('a page of the timeline far back has its own reports, and no stage of an earlier page is read', async () => {
  const noor = await server.member({ plan: 'pro' });
  for (let n = 1; n <= 5; n += 1) {
    expect((await noor.post('/api/scan-skin', scanForm(Buffer.from(`photo ${n}`)))).status).toBe(202);
    await endedScan(noor, n);
  }
  const list = (await noor.get('/api/checkins?offset=3&limit=2')).body as { id: number }[];
  expect(list.map(({ id }) => id)).toEqual([2, 1]);
  expect(list[0]).toEqual((await noor.get('/api/checkins/2')).body);

  const page = server.db.selectFrom('scans').selectAll('scans').where('user_id', '=', noor.id);
  const query = withStages(server.db, page.orderBy('id', 'desc').offset(3).limit(1));
  const [explained = {}] = await query.explain('json', sql`analyze`);
  const [{ Plan }] = explained['QUERY PLAN'] as [{ Plan: Record<string, unknown> }];
  expect(readsOf(Plan, 'scan_events')).toBe(1);
});
