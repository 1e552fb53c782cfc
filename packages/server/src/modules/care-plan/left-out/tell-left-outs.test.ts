import type { Preferences } from '@daylit/contract';
import { PgBoss } from 'pg-boss';
import { afterAll, expect, test, vi } from 'vitest';
import { type SignedIn, startTestServer } from '../../../../test/start-test-server.ts';

const server = await startTestServer();
const boss = new PgBoss({ connectionString: server.databaseUrl, supervise: false, schedule: false });
await boss.start();
afterAll(async () => {
  await boss.stop();
  await server.close();
});

const RETINOL = { id: 'sample:serum-dusk-retinol' };
const CLEANSER = { id: 'sample:cleanser-low-tide-gel' };
const ADULT = { age_band: '25-39', pregnancy: 'no' } as const;

async function withRoutine(): Promise<SignedIn> {
  const noor = await server.member({ profile: { preferences: ADULT } });
  await noor.patch('/api/profile/confirm-product', { step: 'serum', daypart: 'night', product: RETINOL });
  for (const daypart of ['morning', 'night'])
    await noor.patch('/api/profile/confirm-product', { step: 'cleanser', daypart, product: CLEANSER });
  return noor;
}

const save = (noor: SignedIn, preferences: Preferences) => noor.post('/api/profile', { preferences });

/** Two runs at the same time, as of two servers. */
async function runTwice(): Promise<void> {
  const ids = await Promise.all([boss.send('tell-left-outs', {}), boss.send('tell-left-outs', {})]);
  const states = () =>
    Promise.all(ids.map(async (id) => (await boss.getJobById('tell-left-outs', id ?? ''))?.state));
  await vi.waitFor(async () => expect(await states()).toEqual(['completed', 'completed']), {
    timeout: 20_000,
  });
}

async function subjectsTo({ email }: SignedIn): Promise<string[]> {
  const rows = await server.db.selectFrom('mails').select('subject').where('recipient', '=', email).execute();
  return rows.map(({ subject }) => subject);
}

test('a member is told once of each product and preference, by name and without the reason', async () => {
  const noor = await withRoutine();
  await runTwice();
  expect(await server.mailsTo(noor.email)).toEqual([]);

  await save(noor, { pregnancy: 'yes' });
  await runTwice();
  const [first, ...more] = await server.mailsTo(noor.email);
  expect(more).toEqual([]);
  expect(first).toContain('Dusk Retinol 0.1% Serum');
  expect(first).toContain('/care-plan#preferences');
  expect(first).not.toMatch(/pregnan|nursing|Low Tide/i);

  await save(noor, { pregnancy: 'no' });
  await save(noor, { pregnancy: 'yes', avoid: ['Glycerin'] });
  await runTwice();
  const [, second, ...others] = await server.mailsTo(noor.email);
  expect(others).toEqual([]);
  // Once, although it is used in the morning and at night; the serum was mentioned before.
  expect(second?.match(/Low Tide Gel Cleanser/g)).toHaveLength(1);
  expect(second).not.toContain('Dusk Retinol');
  for (const subject of await subjectsTo(noor)) expect(subject).toBe('Please look at your routine');
});

test('a product that a member decided to use despite an answer is not told', async () => {
  const noor = await withRoutine();
  await save(noor, { avoid: ['Glycerin'] });
  for (const [step, product] of [
    ['cleanser', CLEANSER],
    ['serum', RETINOL],
  ] as const)
    await noor.patch('/api/profile/confirm-product', { step, daypart: 'night', product, despite: true });
  await runTwice();
  expect(await server.mailsTo(noor.email)).toEqual([]);
});

test('a decision keeps what was told', async () => {
  const noor = await withRoutine();
  await save(noor, { avoid: ['Glycerin'] });
  await runTwice();
  await noor.patch('/api/profile/confirm-product', {
    step: 'cleanser',
    daypart: 'night',
    product: CLEANSER,
    despite: true,
  });
  await save(noor, { avoid: ['Glycerin', 'Water'] });
  await runTwice();
  expect(await server.mailsTo(noor.email)).toHaveLength(1);
});

test('who has not answered the first questions is not written to', async () => {
  const noor = await withRoutine();
  await save(noor, { avoid: ['Glycerin'] });
  await server.db.updateTable('users').set({ onboarded_at: null }).where('id', '=', noor.id).execute();
  await runTwice();
  expect(await server.mailsTo(noor.email)).toEqual([]);
});
