import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { filesBelow } from '../../../test/files-below.ts';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { PASSWORD } from '../../../test/members.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { form } from '../../../test/visitor.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { createProfileStore } from '../members/profile-store.ts';

const server = await startTestServer({ analyser: createFakeAnalyser() });
afterAll(server.close);
const profiles = createProfileStore({ ...server, clock: server.clock.now });

test('the answers of a member are stored, and replaced when they are sent again', async () => {
  const noor = await server.member();
  const told = {
    goals: ['Even tone'],
    issues: ['Redness'],
    preferences: { age_band: '25-39', reacts: 'often' },
  };
  expect((await noor.post('/api/onboarding', told)).status).toBe(200);
  expect(await profiles.findProfile(noor.id)).toEqual(told);
  const changed = { goals: [], issues: ['Dryness'], preferences: { age_band: '25-39' } };
  await noor.post('/api/onboarding', changed);
  expect(await profiles.findProfile(noor.id)).toEqual(changed);
});

test('onboarding is complete only with a scan', async () => {
  const noor = await server.member();
  await noor.post('/api/onboarding', { goals: [], issues: [], preferences: {} });
  expect(await noor.get('/api/me')).toMatchObject({ body: { onboarding_complete: false } });
});

test('the current user has the age band, so that nothing is advertised to minors', async () => {
  const noor = await server.member();
  expect(await noor.get('/api/me')).toMatchObject({ body: { age_band: '25-39' } });
  await noor.post('/api/onboarding', { goals: [], issues: [], preferences: { age_band: '13-17' } });
  expect(await noor.get('/api/me')).toMatchObject({ body: { age_band: '13-17' } });
});

test('the current user has the preference for words over numbers, which every report needs', async () => {
  const noor = await server.member();
  expect(await noor.get('/api/me')).toMatchObject({ body: { words_only: false } });
  await noor.post('/api/onboarding', {
    goals: [],
    issues: [],
    preferences: { age_band: '25-39', words_only: true },
  });
  expect(await noor.get('/api/me')).toMatchObject({ body: { words_only: true } });
});

test('somebody under 13 is refused kindly, and nothing about them is kept', async () => {
  const child = await server.member({ email: 'child@example.org' });
  await child.post('/api/scan-skin', scanForm(Buffer.from('a photo')));
  await endedScan(child, 1);
  const thumbnails = path.join(server.dataDir, 'thumbnails');
  expect(await filesBelow(thumbnails)).toHaveLength(1);
  const token = child.token();
  const reply = await child.post('/api/onboarding', {
    goals: [],
    issues: [],
    preferences: { age_band: 'under_13' },
    confirm: true,
  });
  expect(reply).toMatchObject({ status: 403, body: { detail: expect.stringContaining('aged 13 and over') } });
  expect(child.token()).toBeUndefined();
  const again = await fetch(`${server.url}/api/me`, { headers: { cookie: `session=${token}` } });
  expect(again.status).toBe(401);
  const login = await server
    .visitor()
    .post('/api/login', form({ email: 'child@example.org', password: PASSWORD }));
  expect(login.status).toBe(401);
  expect(await filesBelow(thumbnails)).toEqual([]);
  for (const table of ['profiles', 'consents', 'sessions'] as const) {
    const rows = await server.db.selectFrom(table).selectAll().where('user_id', '=', child.id).execute();
    expect({ table, rows }).toEqual({ table, rows: [] });
  }
});

test('from 13 to 17 the server itself drops what is about ageing, in whatever words, and keeps the rest', async () => {
  const goals = ['Glowing skin', 'Younger appearance', 'Something of my own'];
  const issues = ['Dark spots', 'Wrinkles', 'the FINE LINES on my forehead'];
  const teen = await server.member();
  await teen.post('/api/onboarding', { goals, issues, preferences: { age_band: '13-17' } });
  expect(await profiles.findProfile(teen.id)).toMatchObject({
    goals: ['Glowing skin', 'Something of my own'],
    issues: ['Dark spots'],
  });
  const adult = await server.member();
  await adult.post('/api/onboarding', { goals, issues, preferences: { age_band: '18-24' } });
  expect(await profiles.findProfile(adult.id)).toMatchObject({ goals, issues });
});
