import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { storeReport } from '../../../test/stored-reports.ts';

const server = await startTestServer();
afterAll(server.close);

test('the profile holds the answers, the newest report and the routine', async () => {
  const profile = { goals: ['Even tone'], issues: ['Redness'], preferences: { age_band: '25-39' as const } };
  const noor = await server.member({ profile });
  const empty = { morning: {}, night: {}, weekly: {} };
  expect(await noor.get('/api/profile')).toMatchObject({
    status: 200,
    body: { ...profile, care_plan: null, skin_type: null, confirmed_care_plan: empty },
  });
  const care_plan = await storeReport(server, noor.id, { type: 'dry' });
  expect((await noor.get('/api/profile')).body).toMatchObject({ care_plan, skin_type: 'dry' });
});

test('a sent list replaces the old one, a sent preference its answer, and the rest stays', async () => {
  const preferences = { age_band: '25-39', pregnancy: 'no' } as const;
  const noor = await server.member({ profile: { goals: ['Even tone'], issues: ['Redness'], preferences } });
  const update = { goals: [' Calm ', 'calm', 'Hydrated skin', '  '], preferences: { pregnancy: 'yes' } };
  expect(await noor.post('/api/profile', update)).toMatchObject({
    status: 200,
    body: {
      goals: ['Calm', 'Hydrated skin'],
      issues: ['Redness'],
      preferences: { age_band: '25-39', pregnancy: 'yes' },
    },
  });
  await Promise.all([
    noor.post('/api/profile', { preferences: { avoid: ['Parfum', 'parfum'] } }),
    noor.post('/api/profile', { preferences: { words_only: true } }),
  ]);
  expect((await noor.get('/api/profile')).body).toMatchObject({
    preferences: { age_band: '25-39', pregnancy: 'yes', avoid: ['Parfum'], words_only: true },
  });
});

test('from 13 to 17 the server itself drops what is about ageing, now and later', async () => {
  const noor = await server.member({ profile: { goals: ['Younger appearance', 'Even tone'] } });
  await noor.post('/api/profile', { preferences: { age_band: '13-17' } });
  expect((await noor.get('/api/profile')).body).toMatchObject({ goals: ['Even tone'] });
  await noor.post('/api/profile', { issues: ['Wrinkles', 'Dryness'] });
  expect((await noor.get('/api/profile')).body).toMatchObject({ issues: ['Dryness'] });
});

test.each([
  ['10,000 tags', { goals: Array.from({ length: 10_000 }, (_, i) => `Goal ${i}`) }, 'goals'],
  ['a tag of 81 characters', { issues: ['x'.repeat(81)] }, 'issues'],
  ['an unknown answer', { preferences: { pregnancy: 'maybe' } }, 'pregnancy'],
  ['an unknown field', { skin_type: 'dry' }, 'skin_type'],
])('%s is refused by name, and nothing changes', async (_what, update, field) => {
  const noor = await server.member({ profile: { goals: ['Even tone'] } });
  expect(await noor.post('/api/profile', update)).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining(field) },
  });
  expect((await noor.get('/api/profile')).body).toMatchObject({ goals: ['Even tone'], issues: [] });
});

test('somebody who turns out to be under 13 is refused, and erased', async () => {
  const child = await server.member();
  const reply = await child.post('/api/profile', { preferences: { age_band: 'under_13' }, confirm: true });
  expect(reply).toMatchObject({ status: 403, body: { detail: expect.stringContaining('aged 13 and over') } });
  expect(child.token()).toBeUndefined();
  const rows = await server.db.selectFrom('users').select('id').where('id', '=', child.id).execute();
  expect(rows).toEqual([]);
});

test('the region is told, kept through other changes, shown with the user, and forgotten again', async () => {
  const noor = await server.member();
  expect((await noor.get('/api/profile')).body).toMatchObject({ region: null });
  expect(await noor.post('/api/profile', { region: 'DE' })).toMatchObject({
    status: 200,
    body: { region: 'DE', preferences: { age_band: '25-39' } },
  });
  await noor.post('/api/profile', { goals: ['Even tone'] });
  expect((await noor.get('/api/me')).body).toMatchObject({ region: 'DE' });
  expect((await noor.post('/api/profile', { region: 'Germany' })).status).toBe(422);
  expect((await noor.post('/api/profile', { region: null })).body).toMatchObject({
    region: null,
    goals: ['Even tone'],
  });
  expect((await noor.get('/api/me')).body).toMatchObject({ region: null });
});
