import type { Preferences, Tonight } from '@daylit/contract';
import { afterAll, expect, test } from 'vitest';
import { type SignedIn, startTestServer } from '../../../../test/start-test-server.ts';
import { storeReport } from '../../../../test/stored-reports.ts';

const server = await startTestServer();
afterAll(server.close);

const DAY = 24 * 60 * 60 * 1000;
const RETINOL = 'sample:serum-dusk-retinol';
const LACTIC = 'sample:exfoliant-shingle-lactic';
const today = () => server.clock.now().toISOString().slice(0, 10);

const memberWith = (preferences: Preferences = { age_band: '25-39', pregnancy: 'no' }) =>
  server.member({ profile: { preferences } });

async function use(member: SignedIn, id: string, step: string, place: object = {}): Promise<void> {
  const { status } = await member.patch('/api/profile/confirm-product', { step, ...place, product: { id } });
  expect(status).toBe(200);
}

async function tonightOf(member: SignedIn, date = today()): Promise<Tonight> {
  const { status, body } = await member.get(`/api/tonight?date=${date}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Tonight;
}

/** The strong steps of the week, by weekday. */
const strongOf = ({ week }: Tonight) =>
  week.flatMap(({ weekday, actives }) =>
    actives.map(({ letter, waits }) => `${weekday} ${letter}${waits ? ' waits' : ''}`),
  );

/** The products that are not for every day, with their days. */
const usesOf = ({ uses }: Tonight) => uses.map(({ product, days }) => [product.id, days.join(' ')]);

test('strong steps alternate: no two share an evening, and a new one has few evenings', async () => {
  const noor = await memberWith();
  await use(noor, RETINOL, 'serum', { daypart: 'night' });
  await use(noor, LACTIC, 'exfoliant');
  const first = await tonightOf(noor);
  expect(strongOf(first)).toEqual(['Tuesday R', 'Friday R', 'Sunday E']);
  expect(usesOf(first)).toEqual([
    [LACTIC, 'Sunday'],
    [RETINOL, 'Tuesday Friday'],
  ]);
  expect(first.notes).toContain('Dusk Retinol 0.1% Serum has 2 evenings a week in its first two weeks.');
  server.clock.advance(5 * DAY);
  await noor.get('/api/me');
  server.clock.advance(6 * DAY);
  await noor.get('/api/me');
  server.clock.advance(3 * DAY);
  const later = await tonightOf(noor);
  expect(strongOf(later)).toEqual(['Monday R', 'Wednesday R', 'Friday R', 'Sunday E']);
  expect(usesOf(later)[1]).toEqual([RETINOL, 'Monday Wednesday Friday']);
  expect(later.notes).toEqual([]);
});

test('days that the member chose stay, and of two strong steps on one evening one waits', async () => {
  const noor = await memberWith();
  await use(noor, RETINOL, 'serum', { daypart: 'night', days: ['Tuesday', 'Friday'] });
  await use(noor, LACTIC, 'exfoliant', { days: ['Friday'] });
  const { week } = await tonightOf(noor);
  const friday = week.find(({ weekday }) => weekday === 'Friday');
  expect(friday?.actives.map(({ letter, waits }) => [letter, waits])).toEqual([
    ['R', false],
    ['E', true],
  ]);
  const dates = week.filter(({ date }) => Math.abs(Date.parse(date) - Date.parse(today())) <= DAY);
  for (const { date, weekday } of dates) {
    const { night } = await tonightOf(noor, date);
    const steps = night.steps.map(({ product }) => product.id);
    expect(steps).toEqual(['Tuesday', 'Friday'].includes(weekday) ? [RETINOL] : []);
    expect(night.waiting.some((words) => words.includes('waits tonight'))).toBe(weekday === 'Friday');
    const rests = 'Dusk Retinol 0.1% Serum rests tonight. It is used on Tuesday and Friday.';
    expect(night.waiting.includes(rests)).toBe(!['Tuesday', 'Friday'].includes(weekday));
  }
});

test('the steps come in the order of use, with the words of the suggested plan', async () => {
  const noor = await memberWith();
  const { morning } = await storeReport(server, noor.id);
  for (const step of ['sunscreen', 'moisturizer', 'cleanser']) {
    await use(noor, morning[step]?.product?.id ?? '', step);
  }
  const { morning: now } = await tonightOf(noor);
  expect(now.steps.map(({ category }) => category)).toEqual(['cleanser', 'moisturizer', 'sunscreen']);
  expect(now.steps[2]?.instruction).toBe(morning['sunscreen']?.instruction);
});

test('a skin that reacts has one exfoliating evening, and clear redness none', async () => {
  const noor = await memberWith({ age_band: '25-39', pregnancy: 'no', reacts: 'sometimes' });
  await use(noor, 'sample:serum-gravel-path-salicylic', 'serum', { daypart: 'night' });
  expect(strongOf(await tonightOf(noor))).toEqual(['Sunday S']);
  await storeReport(server, noor.id, { severities: { redness: 3 } });
  expect(strongOf(await tonightOf(noor))).toEqual([]);
});

test('two exfoliating products share the evenings that a skin tolerates', async () => {
  const noor = await memberWith({ age_band: '25-39', pregnancy: 'no', reacts: 'sometimes' });
  await use(noor, 'sample:serum-gravel-path-salicylic', 'serum', { daypart: 'night' });
  await use(noor, LACTIC, 'exfoliant');
  expect(strongOf(await tonightOf(noor))).toEqual(['Sunday E']);
});

test('a product with an active is new for 14 days, and says how many are left', async () => {
  const noor = await memberWith();
  await use(noor, 'sample:cleanser-low-tide-gel', 'cleanser');
  expect((await tonightOf(noor)).new_product).toBeNull();
  await use(noor, RETINOL, 'serum', { daypart: 'night' });
  expect((await tonightOf(noor)).new_product).toMatchObject({
    name: 'Dusk Retinol 0.1% Serum',
    days_left: 14,
  });
  server.clock.advance(6.5 * DAY);
  expect((await tonightOf(noor)).new_product?.days_left).toBe(8);
});

test('an evening can be marked as done and not done, by its own date alone', async () => {
  const noor = await memberWith();
  const yesterday = new Date(server.clock.now().getTime() - DAY).toISOString().slice(0, 10);
  const mark = (is_done: boolean) => noor.post('/api/tonight', { date: today(), daypart: 'night', is_done });
  await mark(true);
  expect(await mark(true)).toMatchObject({ status: 200, body: { night: { is_done: true } } });
  expect(await tonightOf(noor)).toMatchObject({ night: { is_done: true }, morning: { is_done: false } });
  expect(await tonightOf(noor, yesterday)).toMatchObject({ night: { is_done: false } });
  expect(await mark(false)).toMatchObject({ body: { night: { is_done: false } } });
});

test.each(['2026-02-30', '1999-01-01', 'today', '2026-1-1'])('the date %s is refused', async (date) => {
  const noor = await memberWith();
  expect(await noor.get(`/api/tonight?date=${date}`)).toMatchObject({ status: 422 });
});

test.each([
  [-3, 422],
  [-1, 200],
  [1, 200],
  [3, 422],
])('a date that is %i days from the server’s answers %i', async (days, status) => {
  const noor = await memberWith();
  const date = new Date(server.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
  expect((await noor.get(`/api/tonight?date=${date}`)).status).toBe(status);
});
