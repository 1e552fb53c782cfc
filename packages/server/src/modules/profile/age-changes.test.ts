import type { Profile } from '@daylit/contract';
import { afterAll, expect, test } from 'vitest';
import { PASSWORD } from '../../../test/members.ts';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';

const DAY = 24 * 60 * 60 * 1000;

const server = await startTestServer();
afterAll(server.close);

const teenager = () => server.member({ profile: { preferences: { age_band: '13-17' } } });
const profileOf = async (member: SignedIn) => (await member.get('/api/profile')).body as Profile;
const bandOf = async (member: SignedIn) => (await profileOf(member)).preferences.age_band;
const isThere = async ({ id }: SignedIn) =>
  (await server.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;

/** Both calls that store an age, as somebody uses them who was asked for it before. */
const DOORS = {
  profile: (member: SignedIn, age_band: string, proof: object = {}) =>
    member.post('/api/profile', { preferences: { age_band }, ...proof }),
  onboarding: (member: SignedIn, age_band: string, proof: object = {}) =>
    member.post('/api/onboarding', { goals: [], issues: [], preferences: { age_band }, ...proof }),
};
const doors = Object.entries(DOORS).map(([name, send]) => ({ name, send }));

/** Nobody is asked for a password within 15 minutes of signing in. */
const letSignInAge = () => server.clock.advance(16 * 60 * 1000);

test.each(doors)('under 13 erases nobody without confirmation and password: $name', async ({ send }) => {
  const adult = await server.member({ plan: 'plus_monthly' });
  const unconfirmed = await send(adult, 'under_13', { current_password: PASSWORD });
  expect(unconfirmed).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('erase'), field: 'confirm' },
  });
  letSignInAge();
  const stale = await send(adult, 'under_13', { confirm: true });
  expect(stale).toMatchObject({ status: 403, body: { detail: expect.stringContaining('password') } });
  expect(stale.headers.get('x-trigger-event')).toBe('passwordNeeded');
  const wrong = await send(adult, 'under_13', { confirm: true, current_password: 'another horse' });
  expect(wrong).toMatchObject({ status: 403, body: { field: 'current_password' } });
  expect(await bandOf(adult)).toBe('25-39');

  const child = await send(adult, 'under_13', { confirm: true, current_password: PASSWORD });
  expect(child).toMatchObject({ status: 403, body: { detail: expect.stringContaining('aged 13 and over') } });
  expect(child.headers.get('x-trigger-event')).toBeNull();
  expect(await isThere(adult)).toBe(false);
});

test.each(doors)(
  '13 to 17 goes up only confirmed, with a mail, and after a week: $name',
  async ({ send }) => {
    const teen = await teenager();
    const prices = (await teen.get('/api/plans')).body as { prices: { id: string }[] };
    const buy = () => teen.post('/api/create-checkout-session', { priceId: prices.prices[0]?.id });
    expect(await send(teen, '25-39')).toMatchObject({ status: 409, body: { field: 'confirm' } });
    letSignInAge();
    expect((await send(teen, '25-39', { confirm: true })).status).toBe(403);
    expect(await profileOf(teen)).toMatchObject({ preferences: { age_band: '13-17' }, age_change: null });
    expect(await server.mailsTo(teen.email)).toEqual([]);

    expect((await send(teen, '25-39', { confirm: true, current_password: PASSWORD })).status).toBe(200);
    const takes_effect_at = new Date(server.clock.now().getTime() + 7 * DAY).toISOString();
    expect(await profileOf(teen)).toMatchObject({
      preferences: { age_band: '13-17' },
      age_change: { age_band: '25-39', takes_effect_at },
    });
    expect(await server.mailsTo(teen.email)).toEqual([expect.stringContaining('/account?page=preferences')]);
    server.clock.advance(7 * DAY - 1000);
    await teen.post('/api/profile', { goals: ['Even tone'] });
    expect(await teen.get('/api/me')).toMatchObject({ body: { age_band: '13-17' } });
    expect((await buy()).status).toBe(403);

    server.clock.advance(1000);
    expect(await teen.get('/api/me')).toMatchObject({ body: { age_band: '25-39' } });
    expect(await profileOf(teen)).toMatchObject({ preferences: { age_band: '25-39' }, age_change: null });
    expect((await buy()).status).toBe(200);
  },
);

test('saving the old age cancels the change, and the same age again neither restarts the wait nor mails', async () => {
  const teen = await teenager();
  await DOORS.profile(teen, '18-24', { confirm: true });
  const first = (await profileOf(teen)).age_change;
  server.clock.advance(60_000);
  expect((await DOORS.profile(teen, '18-24')).status).toBe(200);
  expect((await profileOf(teen)).age_change).toEqual(first);
  expect(await server.mailsTo(teen.email)).toHaveLength(1);

  expect(await DOORS.profile(teen, '13-17')).toMatchObject({ status: 200, body: { age_change: null } });
  // In two steps, because a session ends when nobody uses it for a week.
  for (const days of [4, 4]) {
    await teen.get('/api/me');
    server.clock.advance(days * DAY);
  }
  expect(await teen.get('/api/me')).toMatchObject({ body: { age_band: '13-17' } });
});

test('an adult changes between the other ages freely, and to 13 to 17 at once', async () => {
  const adult = await server.member();
  expect((await DOORS.profile(adult, '40-59')).status).toBe(200);
  expect((await DOORS.onboarding(adult, '18-24')).status).toBe(200);
  expect(await bandOf(adult)).toBe('18-24');
  expect((await DOORS.profile(adult, '13-17')).status).toBe(200);
  expect(await bandOf(adult)).toBe('13-17');
  expect((await DOORS.profile(adult, '18-24')).status).toBe(409);
});

test('neither of two changes at once makes an adult of somebody who is 13 to 17', async () => {
  const adult = await server.member();
  await Promise.all([
    DOORS.profile(adult, '13-17'),
    ...Array.from({ length: 4 }, () => DOORS.profile(adult, '40-59')),
    DOORS.onboarding(adult, '13-17'),
  ]);
  await DOORS.profile(adult, '13-17');
  await Promise.all(Array.from({ length: 4 }, () => DOORS.profile(adult, '40-59')));
  expect(await bandOf(adult)).toBe('13-17');
});
