import { createHash } from 'node:crypto';
import { CONSENT_PURPOSE_VALUES } from '@daylit/contract';
import { afterAll, expect, test, onTestFinished } from 'vitest';
import { consentsOf } from '../../../test/members.ts';
import { memberLocks as locks } from '../members/member-locks.ts';
import { createConsentLog } from './consent-log.ts';
import { startTestServer } from '../../../test/start-test-server.ts';

const server = await startTestServer();
afterAll(server.close);
const consents = consentsOf(server.db, server.clock.now);

test('a consent is asked for with its exact text, given, and withdrawn as easily', async () => {
  const noor = await server.member({ hasPhotoConsent: false });
  const before = await noor.get('/api/consents');
  expect(before.body).toEqual([
    {
      purpose: 'photo_analysis',
      version: '2026-11-23',
      text: expect.stringMatching(/^I agree/),
      granted: false,
      recorded_at: null,
      history: [],
    },
  ]);
  const given = await noor.post('/api/consents', { purpose: 'photo_analysis', granted: true });
  expect(given.body).toMatchObject({ granted: true, recorded_at: server.clock.now().toISOString() });
  expect(await consents.hasConsent(server.db, noor.id, 'photo_analysis')).toBe(true);
  const withdrawn = await noor.post('/api/consents', { purpose: 'photo_analysis', granted: false });
  expect(await consents.hasConsent(server.db, noor.id, 'photo_analysis')).toBe(false);
  expect(withdrawn.body).toMatchObject({ history: [{ granted: false }, { granted: true }] });
});

test('every decision stays on record, chained to the one before', async () => {
  const noor = await server.member({ hasPhotoConsent: false });
  await Promise.all(
    [true, false, true, false].map((granted) =>
      noor.post('/api/consents', { purpose: 'photo_analysis', granted }),
    ),
  );
  const { body } = await noor.get('/api/consents');
  const text = (body as { text: string }[])[0]?.text ?? '';
  const rows = await server.db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', noor.id)
    .orderBy('id')
    .execute();
  expect(rows).toHaveLength(4);
  expect(rows.map(({ previous_hash }) => previous_hash)).toEqual([
    '',
    ...rows.slice(0, 3).map(({ hash }) => hash),
  ]);
  expect(new Set(rows.map(({ text_hash }) => text_hash))).toEqual(
    new Set([createHash('sha256').update(text).digest('hex')]),
  );
});

test('a record cannot be rewritten', async () => {
  const noor = await server.member();
  const rewriting = server.db
    .updateTable('consents')
    .set({ granted: false })
    .where('user_id', '=', noor.id)
    .execute();
  await expect(rewriting).rejects.toThrow('rows of consents are never changed');
});

test('a purpose that does not apply here cannot be agreed to', async () => {
  const noor = await server.member();
  expect((await noor.post('/api/consents', { purpose: 'external_ai', granted: true })).status).toBe(422);
});

const consentsWith = (model: string) =>
  consentsOf(server.db, server.clock.now, {
    models: {
      reports: { baseUrl: 'https://ai.example:8443/v1', apiKey: 'sk-secret', model },
      chat: { baseUrl: 'https://ai.example:8443/v1', apiKey: undefined, model },
    },
  });

test.each(['external_ai', 'external_chat'] as const)(
  'the consent %s names the model, and ends with it',
  async (purpose) => {
    const noor = await server.member();
    const decision = { purpose, granted: true } as const;
    const consent = await consentsWith('sees-2').decide(noor.id, decision);
    expect(consent).toMatchObject({
      granted: true,
      sent_to: 'ai.example:8443, sees-2',
      text: expect.stringMatching(/to ai\.example:8443, where the AI model "sees-2"/),
    });
    expect(consent.version.length).toBeLessThanOrEqual(40);
    expect(JSON.stringify(consent)).not.toContain('sk-secret');
    const servers = [consentsWith('sees-2'), consentsWith('sees-3'), consents];
    const stands = servers.map((each) => each.hasConsent(server.db, noor.id, purpose));
    expect(await Promise.all(stands)).toEqual([true, false, false]);
  },
);

test('the consents for the face and for the chat stand alone: neither gives or takes the other', async () => {
  const noor = await server.member();
  const here = consentsWith('sees-2');
  const stand = () =>
    Promise.all(
      (['external_ai', 'external_chat'] as const).map((each) => here.hasConsent(server.db, noor.id, each)),
    );
  await here.decide(noor.id, { purpose: 'external_ai', granted: true });
  expect(await stand()).toEqual([true, false]);
  await here.decide(noor.id, { purpose: 'external_chat', granted: true });
  await here.decide(noor.id, { purpose: 'external_ai', granted: false });
  expect(await stand()).toEqual([false, true]);
});

test('an outside model is neither offered nor allowed before 18, and what was allowed can be taken back', async () => {
  const env = { AI_BASE_URL: 'https://ai.example/v1', AI_API_KEY: 'sk-secret', AI_MODEL: 'sees-2' };
  const outside = await startTestServer({ env });
  onTestFinished(outside.close);
  const noor = await outside.member({ profile: { preferences: { age_band: '18-24' } } });
  const purposesNow = async () =>
    ((await noor.get('/api/consents')).body as { purpose: string }[]).map(({ purpose }) => purpose);
  const decide = async (purpose: string, granted: boolean) =>
    (await noor.post('/api/consents', { purpose, granted })).status;
  expect(await purposesNow()).toEqual([...CONSENT_PURPOSE_VALUES]);
  expect(await decide('external_chat', true)).toBe(200);
  await noor.post('/api/profile', { preferences: { age_band: '13-17' } });
  expect(await purposesNow()).toEqual(['photo_analysis', 'external_chat']);
  expect(await decide('external_ai', true)).toBe(403);
  expect(await decide('photo_analysis', true)).toBe(200);
  expect(await decide('external_chat', false)).toBe(200);
  expect(await purposesNow()).toEqual(['photo_analysis']);
});

test('who agreed to the older text about both is asked again about each, and it stays on record', async () => {
  const noor = await server.member();
  const older = { version: '2026-11-24-0a1b2c3d4e5f', text: 'A cut-out of my face, and what I write.' };
  await server.db.transaction().execute((transaction) =>
    createConsentLog({ locks }).append(transaction, {
      userId: noor.id,
      purpose: 'external_ai',
      granted: true,
      text: older,
      now: server.clock.now(),
    }),
  );
  const asked = await consentsWith('sees-2').list(noor.id);
  expect(asked.slice(1)).toMatchObject([
    { purpose: 'external_ai', granted: false, history: [{ granted: true, version: older.version }] },
    { purpose: 'external_chat', granted: false, history: [] },
  ]);
});

test('accepting the terms is recorded with our time, not with the time that the browser claims', async () => {
  const noor = await server.member();
  const claimed = '2001-01-01T00:00:00.000Z';
  server.clock.advance(60_000);
  const reply = await noor.post('/api/update-legal-acceptance', {
    agreed_to_terms: true,
    agreed_to_terms_date: claimed,
  });
  const now = server.clock.now().toISOString();
  expect(reply).toMatchObject({ status: 200, body: { agreed_to_terms: true, agreed_to_terms_date: now } });
  expect(await noor.get('/api/me')).toMatchObject({ body: { agreed_to_terms_date: now } });
  const row = await server.db
    .selectFrom('consents')
    .selectAll()
    .where('user_id', '=', noor.id)
    .where('purpose', '=', 'terms')
    .executeTakeFirstOrThrow();
  expect([row.claimed_at?.toISOString(), row.recorded_at.toISOString()]).toEqual([claimed, now]);
});

test('the call that accepts the terms cannot refuse them', async () => {
  const noor = await server.member();
  const reply = await noor.post('/api/update-legal-acceptance', {
    agreed_to_terms: false,
    agreed_to_terms_date: new Date().toISOString(),
  });
  expect(reply.status).toBe(422);
});
