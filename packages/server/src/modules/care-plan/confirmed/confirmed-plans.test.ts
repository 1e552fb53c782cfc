import type { ConfirmedCarePlan, Profile } from '@daylit/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestServer } from '../../../../test/start-test-server.ts';
import { storeReport } from '../../../../test/stored-reports.ts';
import type { Visitor } from '../../../../test/visitor.ts';
import { MAX_PRODUCTS } from './confirmed-plans.ts';
import { createConfirmedStore } from './confirmed-store.ts';

const server = await startTestServer();
afterAll(server.close);

const LACTIC = 'sample:exfoliant-shingle-lactic';
const WASH = 'sample:cleanser-plain-water-wash';
const GEL = 'sample:cleanser-low-tide-gel';

interface Place {
  step: string;
  daypart?: string;
  days?: string[];
}

const confirm = (member: Visitor, place: Place, product: object) =>
  member.patch('/api/profile/confirm-product', { ...place, product });

async function planOf(member: Visitor): Promise<ConfirmedCarePlan> {
  const { body } = await member.get('/api/profile');
  return (body as { confirmed_care_plan: ConfirmedCarePlan }).confirmed_care_plan;
}

/** The ids in a plan, by their places. */
function idsOf({ additional = {}, ...groups }: ConfirmedCarePlan): string[] {
  return [
    ...Object.entries(groups).flatMap(([daypart, steps]) =>
      Object.entries(steps).map(([step, { id }]) => `${daypart} ${step} ${id}`),
    ),
    ...Object.entries(additional).map(([step, { product }]) => `additional ${step} ${product.name}`),
  ];
}

describe('without a part of the day', () => {
  test('a suggested product goes wherever the newest report suggests it at this step', async () => {
    const noor = await server.member();
    const { morning, night } = await storeReport(server, noor.id);
    const id = morning['cleanser']?.product?.id ?? '';
    expect(night['cleanser']?.product?.id).toBe(id);
    const { status, body } = await confirm(noor, { step: 'cleanser' }, { id });
    expect(status).toBe(200);
    const { confirmed_care_plan } = body as { confirmed_care_plan: ConfirmedCarePlan };
    expect(idsOf(confirmed_care_plan)).toEqual([`morning cleanser ${id}`, `night cleanser ${id}`]);
    expect(await planOf(noor)).toEqual(confirmed_care_plan);
  });

  test('another product goes to the first part that has the step, or to the additional ones', async () => {
    const noor = await server.member();
    await confirm(noor, { step: 'cleanser' }, { id: GEL });
    await confirm(noor, { step: 'exfoliant' }, { id: LACTIC });
    await confirm(noor, { step: 'hand_cream' }, { name: 'Hand Cream', description: 'In winter' });
    await confirm(noor, { step: 'hand_cream' }, { name: 'Another Hand Cream' });
    const plan = await planOf(noor);
    expect(idsOf(plan)).toEqual([
      `morning cleanser ${GEL}`,
      `weekly exfoliant ${LACTIC}`,
      'additional hand_cream Hand Cream',
      'additional hand_cream_2 Another Hand Cream',
    ]);
    expect(plan.additional?.['hand_cream']).toMatchObject({
      description: 'In winter',
      product: { is_custom: true, is_confirmed: true },
    });
  });

  test('a product is removed from every part that has it at the step', async () => {
    const noor = await server.member();
    await confirm(noor, { step: 'cleanser', daypart: 'morning' }, { id: WASH });
    await confirm(noor, { step: 'cleanser', daypart: 'night' }, { id: WASH });
    await confirm(noor, { step: 'shaving', daypart: 'additional' }, { id: WASH });
    const removal = { step: 'cleanser', id: WASH };
    expect((await noor.patch('/api/profile/remove-product', removal)).status).toBe(200);
    expect(idsOf(await planOf(noor))).toEqual(['additional shaving Plain Water Gentle Wash']);
    expect(await noor.patch('/api/profile/remove-product', removal)).toMatchObject({ status: 404 });
    await noor.patch('/api/profile/remove-product', { step: 'shaving', id: WASH });
    expect(await planOf(noor)).toEqual({ morning: {}, night: {}, weekly: {} });
  });
});

test('a product of the member’s own that another one replaces is remembered with its details', async () => {
  const noor = await server.member();
  const place = { step: 'cleanser', daypart: 'night' };
  const own = { name: 'Own Wash', is_custom: true, price: 12.5 };
  await confirm(noor, place, own);
  await confirm(noor, place, { id: WASH });
  await confirm(noor, place, { id: GEL });
  const { removed_products } = (await noor.get('/api/profile')).body as Profile;
  expect(removed_products.map(({ name }) => name)).toEqual(['Own Wash']);
  const id = removed_products[0]?.id ?? '';
  await confirm(noor, place, { id });
  const { night } = await planOf(noor);
  expect(night['cleanser']).toMatchObject({ id, name: 'Own Wash', price: 12.5 });
});

test('a product that left every part of the day is remembered, and comes back with its details', async () => {
  const noor = await server.member();
  const own = { name: 'Night Drops', price: 12.5, ingredient_text: 'Aqua, Retinol' };
  const removed = async () => ((await noor.get('/api/profile')).body as Profile).removed_products;
  for (const daypart of ['morning', 'night']) await confirm(noor, { step: 'toner', daypart }, { id: WASH });
  await confirm(noor, { step: 'serum', daypart: 'night' }, own);
  const id = (await planOf(noor)).night['serum']?.id ?? '';
  await noor.patch('/api/profile/remove-product', { step: 'toner', daypart: 'night', id: WASH });
  expect(await removed()).toEqual([]);
  await noor.patch('/api/profile/remove-product', { step: 'toner', daypart: 'morning', id: WASH });
  await noor.patch('/api/profile/remove-product', { step: 'serum', id });
  expect((await removed()).map((one) => `${one.daypart} ${one.step} ${one.name}`).toSorted()).toEqual([
    'morning toner Plain Water Gentle Wash',
    'night serum Night Drops',
  ]);
  await confirm(noor, { step: 'serum', daypart: 'night' }, { id });
  expect((await planOf(noor)).night['serum']).toMatchObject({ id, name: 'Night Drops', price: 12.5 });
  expect((await removed()).map((one) => one.id)).toEqual([WASH]);
});

describe('with a part of the day', () => {
  test('only that part changes, and a product takes the place of the one before', async () => {
    const noor = await server.member();
    await confirm(noor, { step: 'cleanser', daypart: 'morning' }, { id: WASH });
    await confirm(noor, { step: 'cleanser', daypart: 'night' }, { id: WASH });
    await confirm(noor, { step: 'cleanser', daypart: 'night' }, { id: GEL });
    expect(idsOf(await planOf(noor))).toEqual([`morning cleanser ${WASH}`, `night cleanser ${GEL}`]);
    await noor.patch('/api/profile/remove-product', { step: 'cleanser', daypart: 'morning', id: GEL });
    await noor.patch('/api/profile/remove-product', { step: 'cleanser', daypart: 'night', id: GEL });
    expect(idsOf(await planOf(noor))).toEqual([`morning cleanser ${WASH}`]);
  });

  test.each([
    ['a step that this part does not have', { step: 'sunscreen', daypart: 'night' }, 'cleanser, toner'],
    ['an unknown step', { step: 'essence', daypart: 'morning' }, 'cleanser, toner'],
    ['an unknown part of the day', { step: 'serum', daypart: 'noon' }, 'daypart'],
    ['the same day twice', { step: 'serum', daypart: 'night', days: ['Monday', 'Monday'] }, 'days'],
  ])('%s is refused by name', async (_what, place, field) => {
    const noor = await server.member();
    expect(await confirm(noor, place, { id: WASH })).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining(field) },
    });
    expect(idsOf(await planOf(noor))).toEqual([]);
  });
});

describe('a product', () => {
  test('a product of the catalogue keeps its details, whatever else the client sends', async () => {
    const noor = await server.member();
    const claimed = {
      id: LACTIC,
      name: 'Miracle',
      category: 'mask',
      suggested_category: 'mask',
      image_url: 'https://example.org/a.png',
      product_url: 'https://example.org',
      price: 1,
      rating: 5,
      is_custom: true,
      is_confirmed: false,
    };
    expect((await confirm(noor, { step: 'exfoliant' }, claimed)).status).toBe(200);
    expect((await planOf(noor)).weekly['exfoliant']).toMatchObject({
      name: 'Shingle Lactic 5% Liquid',
      category: 'exfoliant',
      image_url: null,
      product_url: null,
      rating: null,
      is_custom: false,
      is_confirmed: true,
      is_sample: true,
    });
  });

  test("a product of the member's own keeps its text as text, and can be used again by its id", async () => {
    const noor = await server.member();
    const name = '<script>alert(1)</script>';
    const own = { name, price: 12.5, product_url: 'https://example.org/x', rating: 5 };
    await confirm(noor, { step: 'toner', daypart: 'morning' }, own);
    const { id, ...product } = (await planOf(noor)).morning['toner'] ?? { id: '' };
    expect(product).toMatchObject({ name, price: 12.5, product_url: 'https://example.org/x', rating: null });
    await confirm(noor, { step: 'toner', daypart: 'night' }, { id });
    expect((await planOf(noor)).night['toner']).toMatchObject({ id, name, price: 12.5 });
    const sam = await server.member();
    expect((await confirm(sam, { step: 'toner' }, { id })).status).toBe(404);
  });

  test.each([
    ['an unknown id', { id: 'sample:nothing' }, 404, 'no product with this id'],
    ['neither id nor name', {}, 422, 'name'],
    ['a blank name', { name: '  ' }, 422, 'name'],
    ['a negative price', { name: 'S', price: -1 }, 422, 'price'],
    ['a script as its address', { name: 'S', product_url: 'javascript:alert(1)' }, 422, 'product_url'],
    ['an unknown field', { name: 'S', owner: 7 }, 422, 'owner'],
    ['an endless ingredient list', { name: 'S', ingredient_text: 'x'.repeat(5001) }, 422, 'ingredient_text'],
  ])('a product with %s is refused by name', async (_what, product, status, field) => {
    const noor = await server.member();
    expect(await confirm(noor, { step: 'serum' }, product)).toMatchObject({
      status,
      body: { detail: expect.stringContaining(field) },
    });
    expect(idsOf(await planOf(noor))).toEqual([]);
  });
});

test('two tabs that add at the same time lose nothing, and neither passes the limit', async () => {
  const noor = await server.member();
  const names = Array.from({ length: MAX_PRODUCTS + 5 }, (_, i) => `Number ${i}`);
  const replies = await Promise.all(names.map((name) => confirm(noor, { step: 'extra' }, { name })));
  const count = (status: number) => replies.filter((reply) => reply.status === status).length;
  expect([count(200), count(409)]).toEqual([MAX_PRODUCTS, 5]);
  expect(idsOf(await planOf(noor))).toHaveLength(MAX_PRODUCTS);
});

test("one member's routine is not another's, and goes with the account", async () => {
  const store = createConfirmedStore(server);
  const noor = await server.member();
  const sam = await server.member();
  const balm = 'sample:cleanser-long-shore-oil';
  for (const daypart of ['morning', 'night'])
    await confirm(noor, { step: 'cleanser', daypart }, { id: balm });
  expect(await planOf(sam)).toEqual({ morning: {}, night: {}, weekly: {} });
  expect(await sam.patch('/api/profile/remove-product', { step: 'cleanser', id: balm })).toMatchObject({
    status: 404,
  });
  await confirm(sam, { step: 'cleanser' }, { id: balm });
  await server.db.deleteFrom('users').where('id', '=', noor.id).execute();
  expect(await store.list(server.db, noor.id)).toEqual([]);
});

test('an adult may decide against an avoid list, nobody against 13 to 17, and a blank kind is no kind', async () => {
  const serum = { name: 'Serum', ingredient_text: 'Aqua, Glycerin, Retinol, Panthenol' };
  const place = { step: 'serum', daypart: 'night' };
  const noor = await server.member();
  await noor.post('/api/profile', {
    preferences: { age_band: '25-39', pregnancy: 'no', avoid: ['Glycerin'] },
  });
  expect(await confirm(noor, place, serum)).toMatchObject({ status: 409, body: { field: 'despite' } });
  const despite = { ...place, despite: true };
  expect(await confirm(noor, despite, serum)).toMatchObject({ status: 200 });
  expect((await planOf(noor)).night['serum']).toMatchObject({ left_out: null });
  await noor.post('/api/profile', { preferences: { age_band: '13-17' } });
  expect(await confirm(noor, despite, serum)).toMatchObject({ status: 409 });
  expect((await planOf(noor)).night['serum']).toMatchObject({ left_out: { preference: 'age_band' } });
  expect(await confirm(noor, place, { name: 'Blank', category: '' })).toMatchObject({ status: 422 });
});
