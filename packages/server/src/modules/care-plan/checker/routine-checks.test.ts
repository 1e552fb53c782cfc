import type { Preferences, RoutineCheck, RoutineWarning } from '@daylit/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { storeReport } from '../../../../test/stored-reports.ts';
import type { Visitor } from '../../../../test/visitor.ts';

const server = await startTestServer();
afterAll(server.close);

const DAY = 24 * 60 * 60 * 1000;
const ADULT: Preferences = { age_band: '25-39', pregnancy: 'no' };
const RETINOL = 'sample:serum-dusk-retinol';
const LACTIC = 'sample:exfoliant-shingle-lactic';
const SUNSCREEN = { sunscreen: 'sample:sunscreen-noon-fluid' };

const memberWith = (preferences: Preferences = ADULT) => server.member({ profile: { preferences } });
const withList = (ingredients: string) => ({
  name: ingredients,
  ingredient_text: `Aqua, ${ingredients}, Glycerin, Panthenol`,
});

async function check(member: Visitor, products?: object): Promise<RoutineCheck> {
  const { status, body } = await member.post('/api/routine-check', products && { products });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as RoutineCheck;
}

async function rulesOf(member: Visitor, products: object): Promise<string[]> {
  return (await check(member, products)).warnings.map(({ rule }) => rule);
}

/** Makes the change of a warning, as the client does. */
async function apply(member: Visitor, { action }: RoutineWarning): Promise<void> {
  if (action === null) throw new Error('The warning has no action.');
  const { kind, days, to, product } = action;
  const { daypart, step, id } = product;
  if (kind !== 'remove') {
    const place = { step, daypart: to ?? daypart, ...(days && { days }) };
    await member.patch('/api/profile/confirm-product', { ...place, product: { id } });
  }
  if (kind === 'remove' || kind === 'move') {
    await member.patch('/api/profile/remove-product', { step, daypart, id });
  }
}

const confirm = (member: Visitor, place: object, product: object) =>
  member.patch('/api/profile/confirm-product', { ...place, product });

const noor = await memberWith();

describe('products that are asked about', () => {
  test.each<[string, Record<string, object>]>([
    ['R01', { night: { serum: RETINOL, toner: withList('Salicylic Acid 2%') } }],
    ['R02', { night: { serum: RETINOL, eye_cream: withList('Retinal') } }],
    ['R03', { night: { serum: withList('Tretinoin'), toner: withList('Benzoyl Peroxide') } }],
    ['R04', { night: { serum: RETINOL, toner: withList('Benzoyl Peroxide') } }],
    ['R05', { night: { serum: withList('Adapalene') }, morning: { serum: withList('Benzoyl Peroxide') } }],
    ['R06', { night: { toner: withList('Salicylic Acid 2%') }, weekly: { exfoliant: LACTIC } }],
    ['R07', { night: { toner: withList('Gluconolactone 5%') } }],
    ['R08', { morning: { serum: withList('Ascorbic Acid 10%'), toner: withList('Benzoyl Peroxide') } }],
    ['R09', { night: { serum: RETINOL, toner: withList('Ascorbic Acid 10%') } }],
    ['R11', { night: { serum: { id: RETINOL, days: ['Monday'] } } }],
    ['R18', { night: { serum: withList('Hydroquinone') } }],
  ])('%s is found', async (rule, { morning = {}, ...products }) => {
    const sun = rule === 'R11' ? {} : SUNSCREEN;
    expect(await rulesOf(noor, { ...products, morning: { ...sun, ...morning } })).toContain(rule);
  });

  test('R12 to R16 and R19 depend on what the member told', async () => {
    const products = {
      morning: SUNSCREEN,
      night: {
        serum: { id: RETINOL, days: ['Monday'] },
        toner: { ...withList('Salicylic Acid 2%, Parfum'), days: ['Thursday'] },
      },
    };
    expect(await rulesOf(noor, products)).toEqual([]);
    const rulesFor = async (preferences: Preferences) => rulesOf(await memberWith(preferences), products);
    expect(await rulesFor({ ...ADULT, pregnancy: 'yes' })).toEqual(['R12', 'R19', 'R13']);
    expect(await rulesFor({ ...ADULT, age_band: '13-17' })).toEqual(['R14', 'R19']);
    expect(await rulesFor({ ...ADULT, reacts: 'sometimes' })).toEqual(['R19', 'R15']);
    expect(await rulesFor({ ...ADULT, avoid: ['panthenol'] })).toEqual(['R16', 'R16', 'R19']);
  });

  test('the newest report counts: clear redness and skin that reacts', async () => {
    const member = await memberWith();
    await storeReport(server, member.id, { sensitivity: 'high', severities: { redness: 3 } });
    expect(await rulesOf(member, { weekly: { exfoliant: LACTIC }, morning: SUNSCREEN })).toEqual([
      'R15',
      'R07',
    ]);
  });

  test('niacinamide with vitamin C is a myth, and no warning', async () => {
    const products = { morning: { serum: withList('Niacinamide, Ascorbic Acid 10%'), ...SUNSCREEN } };
    expect(await rulesOf(noor, products)).toEqual([]);
  });

  test('a warning says what, why and what to do, with its grade and sources', async () => {
    const { checked, warnings } = await check(noor, {
      night: { serum: RETINOL },
      weekly: { exfoliant: LACTIC },
    });
    expect(checked).toBe(2);
    const warning = warnings.find(({ rule }) => rule === 'R01');
    expect(warning).toMatchObject({ severity: 'warn', grade: 'C', title: expect.any(String) });
    expect(warning?.sentence).toMatch(/^[A-Z].+\.$/);
    expect(warning?.fix).toMatch(/^[A-Z].+\.$/);
    expect(warning?.sources).toContainEqual(expect.objectContaining({ is_reviewed: false }));
    expect(new Set(warning?.products.map(({ id }) => id))).toEqual(new Set([RETINOL, LACTIC]));
  });

  test.each([
    ['an unknown id', { night: { serum: 'sample:nothing' } }, 404, 'sample:nothing'],
    ['an unknown step', { night: { essence: RETINOL } }, 422, ''],
    ['an unknown part of the day', { noon: { serum: RETINOL } }, 422, 'noon'],
    ['a number for a product', { night: { serum: 7 } }, 422, 'serum'],
  ])('%s is refused by name', async (_what, products, status, name) => {
    expect(await noor.post('/api/routine-check', { products })).toMatchObject({
      status,
      body: { detail: expect.stringContaining(name) },
    });
  });
});

describe('the confirmed routine', () => {
  test('every change that a warning offers settles it, until nothing is left to do', async () => {
    const member = await memberWith({ ...ADULT, avoid: ['lanolin'] });
    await confirm(member, { step: 'serum', daypart: 'night' }, { id: RETINOL });
    await confirm(member, { step: 'exfoliant' }, { id: LACTIC });
    await confirm(member, { step: 'eye_cream', daypart: 'night' }, { id: 'sample:eye-afterglow-retinyl' });
    await confirm(member, { step: 'mask', daypart: 'night', despite: true }, withList('Lanolin'));
    const settled: string[] = [];
    for (let left = 10; left > 0; left -= 1) {
      const { warnings } = await check(member);
      const next = warnings.find(({ action, rule }) => action !== null && rule !== 'R17');
      if (!next) break;
      await apply(member, next);
      const after = (await check(member)).warnings.map(({ rule }) => rule);
      expect(after.filter((rule) => rule === next.rule).length).toBeLessThan(
        warnings.filter(({ rule }) => rule === next.rule).length,
      );
      settled.push(`${next.rule} ${next.action?.kind}`);
    }
    expect(settled).toEqual(['R16 remove', 'R02 remove', 'R11 add', 'R01 days']);
    expect((await check(member)).warnings.map(({ rule }) => rule)).toEqual(['R17']);
  });

  test('two new actives within 14 days are one too many (R17)', async () => {
    const member = await memberWith();
    const newest = async () => (await check(member)).warnings.find(({ rule }) => rule === 'R17')?.products;
    await confirm(member, { step: 'cleanser' }, { id: 'sample:cleanser-low-tide-gel' });
    await confirm(member, { step: 'serum', daypart: 'night' }, { id: RETINOL });
    expect(await newest()).toBeUndefined();
    server.clock.advance(6 * DAY);
    // A session that nobody uses ends after 7 days.
    await member.get('/api/me');
    server.clock.advance(5 * DAY);
    await confirm(member, { step: 'exfoliant' }, { id: LACTIC });
    expect((await newest())?.map(({ id }) => id)).toEqual([LACTIC, RETINOL]);
    server.clock.advance(3 * DAY);
    expect(await newest()).toBeUndefined();
  });

  test('it is free on every plan, and an empty routine has no warnings', async () => {
    const member = await server.member({ plan: 'free' });
    expect(await check(member)).toEqual({ checked: 0, warnings: [] });
  });
});

test('a pasted list comes back with what was recognized, and says when too much was not', async () => {
  const noor = await memberWith();
  const { labels } = await check(noor, {
    night: {
      serum: { name: 'a', ingredient_text: 'Aqua, Glycerin, Niacinamide, Herbasoft Complex' },
      toner: { name: 'b', ingredient_text: 'Hello there, made in Portugal, keep cool' },
    },
  });
  expect(labels?.[0]).toMatchObject({
    is_readable: true,
    recognized: [{ name: 'AQUA' }, { name: 'GLYCERIN', classes: ['humectants'] }, { name: 'NIACINAMIDE' }],
    unknown: ['HERBASOFT COMPLEX'],
  });
  expect(labels?.[1]?.is_readable).toBe(false);
  expect(await check(noor)).not.toHaveProperty('labels');
});
