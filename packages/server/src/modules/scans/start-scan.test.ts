import { afterAll, describe, expect, it } from 'vitest';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { photoForm, scanForm } from '../../../test/scans.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer({ analyser: createFakeAnalyser() });
afterAll(server.close);

const photo = Buffer.from('a photo');

describe('a scan is refused by the server itself', () => {
  it.each([
    [
      'before the terms are accepted',
      { hasAcceptedTerms: false },
      'Please accept the terms first. You are asked when you load the page again.',
    ],
    [
      'before the age is known',
      { profile: { preferences: {} } },
      'Please tell us your age group first, on the Register page.',
    ],
  ])('%s, and nothing is kept or charged', async (_name, options, detail) => {
    const noor = await server.member(options);
    expect(await noor.post('/api/scan-skin', scanForm(photo))).toMatchObject({
      status: 403,
      body: { detail },
    });
    expect((await noor.get('/api/checkins/latest')).body).toEqual({ id: null });
    expect((await noor.get('/api/check-scan-limit')).body).toMatchObject({ used: 0 });
  });
});

it('a new member may have the selfie checked before telling an age, and may scan afterwards', async () => {
  const noor = await server.member({ hasAcceptedTerms: false, profile: { preferences: {} } });
  const agreed_to_terms_date = server.clock.now().toISOString();
  await noor.post('/api/update-legal-acceptance', { agreed_to_terms: true, agreed_to_terms_date });
  expect((await noor.post('/api/validate-photo', photoForm(photo))).status).toBe(200);
  await noor.post('/api/onboarding', { goals: [], issues: [], preferences: { age_band: '25-39' } });
  expect(await noor.post('/api/scan-skin', scanForm(photo))).toMatchObject({ status: 202, body: { id: 1 } });
});
