import type { Preferences, ProductDetails, Recommendations } from '@daylit/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startTestServer, type SignedIn, type TestServer } from '../../../test/start-test-server.ts';
import { storeReport } from '../../../test/stored-reports.ts';
import { createConfirmedStore } from '../care-plan/confirmed/confirmed-store.ts';
import { createProductPeople } from '../care-plan/confirmed/product-people.ts';
import { sampleCatalogue } from '../catalogue/samples/sample-catalogue.ts';
import { importFile } from '../catalogue/import/import-file.ts';

const ADULT = { age_band: '25-39', pregnancy: 'no' } as const;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function groupsOf(member: SignedIn): Promise<Recommendations> {
  return (await member.get('/api/recommendations')).body as Recommendations;
}

async function detailsOf(member: SignedIn, id: string): Promise<ProductDetails> {
  const answer = await member.get(`/api/products/${encodeURIComponent(id)}`);
  expect(answer.status).toBe(200);
  return answer.body as ProductDetails;
}

async function add(member: SignedIn, id: string, step: string): Promise<void> {
  const answer = await member.patch('/api/profile/confirm-product', { step, product: { id } });
  expect(answer.status).toBe(200);
}

async function importRows(rows: readonly Record<string, unknown>[]): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'daylit-rows-'));
  await writeFile(path.join(folder, 'rows'), rows.map((row) => JSON.stringify(row)).join('\n'));
  await importFile({ db: server.db, clock: server.clock.now }, path.join(folder, 'rows'));
  await rm(folder, { recursive: true });
}

test('the groups follow the plan, each product is shown once, and what is in use moves to the plan', async () => {
  const member = await server.member({ profile: { preferences: ADULT } });
  const plan = await storeReport(server, member.id, { type: 'oily' });
  const cleanser = plan.morning['cleanser']?.product;
  const before = await groupsOf(member);
  expect(before.care_plan.map(({ id }) => id)).toContain(cleanser?.id);
  expect(before.care_plan.every(({ is_confirmed }) => !is_confirmed)).toBe(true);
  const [cheap] = before.general_alternatives;
  await add(member, cheap?.id ?? '', cheap?.category ?? '');
  const after = await groupsOf(member);
  const shown = Object.values(after)
    .flat()
    .filter(({ id }) => id === cheap?.id);
  expect(shown.map(({ is_confirmed }) => is_confirmed)).toEqual([true]);
  for (const groups of [before, after]) {
    const ids = Object.values(groups).flatMap((products) => products.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)]);
  }
  expect(before.general_alternatives.map(({ reason }) => reason ?? '').join()).toContain(
    `Instead of ${cleanser?.name}.`,
  );
  expect(after.care_plan[0]?.id).toBe(cheap?.id);
  expect(after.general_alternatives.map(({ id }) => id)).not.toContain(cleanser?.id);
});

test('each group holds what its title says', async () => {
  const member = await server.member({ profile: { preferences: ADULT } });
  await storeReport(server, member.id, { type: 'normal' });
  const { fragrance_free, sensitive_skin, budget, trending, top_rated } = await groupsOf(member);
  for (const { id } of fragrance_free)
    expect((await detailsOf(member, id)).classes.map(({ key }) => key)).not.toContain('fragrance');
  for (const { id } of sensitive_skin)
    expect((await detailsOf(member, id)).classes.filter(({ role }) => role !== 'helps')).toEqual([]);
  expect(fragrance_free.length + sensitive_skin.length).toBeGreaterThan(0);
  expect(budget.length).toBeGreaterThan(0);
  expect(budget.every(({ price }) => price !== null && price < 15)).toBe(true);
  expect(trending).toEqual([]);
  expect(top_rated).toEqual([]);
});

test('five people make a trend, four do not', async () => {
  const members = await Promise.all(
    Array.from({ length: 6 }, () => server.member({ profile: { preferences: ADULT } })),
  );
  const people = createProductPeople({ db: server.db, store: createConfirmedStore(server) });
  const [noor] = members;
  if (!noor) throw new Error('Nobody.');
  await storeReport(server, noor.id, { type: 'normal' });
  const before = Object.values(await groupsOf(noor)).flat();
  const shown = new Set(before.map((product) => product.id));
  // One that no group shows before.
  const unseen = sampleCatalogue.products.find(
    ({ product, step, suits }) =>
      ['cleanser', 'moisturizer', 'sunscreen'].includes(step) &&
      suits.includes('normal') &&
      (product.price ?? 0) >= 15 &&
      !shown.has(product.id),
  );
  const { id, category } = unseen?.product ?? { id: '', category: '' };
  for (const member of members.slice(1, 5)) await add(member, id, category);
  await people.count(AbortSignal.timeout(10_000));
  expect((await groupsOf(noor)).trending).toEqual([]);
  for (const member of members.slice(5)) await add(member, id, category);
  await people.count(AbortSignal.timeout(10_000));
  expect((await groupsOf(noor)).trending.map((product) => product.id)).toEqual([id]);
});

test('nobody between 13 and 17 is recommended a product with an active', async () => {
  const member = await server.member({ profile: { preferences: { ...ADULT, age_band: '13-17' } } });
  await storeReport(server, member.id, { type: 'oily', preferences: { ...ADULT, age_band: '13-17' } });
  const { care_plan: _, ...others } = await groupsOf(member);
  const ids = new Set(Object.values(others).flatMap((products) => products.map(({ id }) => id)));
  expect(ids.size).toBeGreaterThan(3);
  const actives = new Set([
    'bha',
    'aha',
    'retinoid_cosmetic',
    'azelaic',
    'niacinamide',
    'vitc_pure',
    'tranexamic',
  ]);
  for (const id of ids) {
    const held = (await detailsOf(member, id)).classes.filter(
      ({ key, role }) => actives.has(key) && role === 'avoided',
    );
    expect(held).toEqual([]);
  }
});

test('a link, a brand, a shop and an earlier place in the file change no order', async () => {
  const rows = ['4000000000004', '4000000000011'].map((code) => ({
    code,
    product_name: `Invented Day Cream ${code}`,
    categories_tags: ['en:face-creams'],
    ingredients_text: 'Aqua, Glycerin, Squalane, Panthenol, Phenoxyethanol',
    last_modified_t: 1_750_000_000,
    brands: code.endsWith('4') ? 'Plain' : 'Sponsor',
  }));
  const member = await server.member({ profile: { preferences: ADULT } });
  await storeReport(server, member.id, { type: 'normal' });
  await importRows(rows);
  const order = async () =>
    (await groupsOf(member)).general_alternatives.map(({ id }) => id).filter((id) => id.startsWith('obf:'));
  const first = await order();
  expect(first).toEqual(['obf:4000000000004', 'obf:4000000000011']);
  await server.db
    .insertInto('shop_offers')
    .values({
      code: '4000000000011',
      price: null,
      product_url: 'https://shop.example/sponsored?rank=1',
      price_seen_at: null,
      picture_url: null,
      picture: null,
      imported_at: server.clock.now(),
    })
    .execute();
  await importRows(
    rows.toReversed().map((row) => ({ ...row, brands: 'Sponsor', last_modified_t: 1_760_000_000 })),
  );
  expect(await order()).toEqual(first);
});

test('a product lists its reasons for and against, for this member', async () => {
  const preferences: Preferences = { ...ADULT, avoid: ['panthenol'], budget: 'low' };
  const member = await server.member({ profile: { preferences } });
  await storeReport(server, member.id, { type: 'oily', severities: { blemishes: 3 }, preferences });
  const details = await detailsOf(member, 'sample:toner-ridge-line-salicylic');
  expect(details.reasons_for[0]).toMatchObject({
    title: 'Helps with blemishes',
    grade: 'A',
    sources: [{ is_reviewed: true }],
  });
  const against = details.reasons_against.map(({ title }) => title);
  expect(against).toContain('On your avoid list');
  expect(against).toContain('Over your budget');
  expect(against).toContain('No sunscreen in the morning');
  expect(details.conflicts).toBe(1);
  expect(details.ingredients.find(({ name }) => name === 'PANTHENOL')).toMatchObject({ is_avoided: true });
  expect(details.small_amounts_from).toBe(9);
});

test('a sunscreen names its factor, and no product names a kind of skin that it is not for', async () => {
  const member = await server.member({ profile: { preferences: ADULT } });
  await storeReport(server, member.id, { type: 'dry', severities: { blemishes: 3 } });
  const reasonsFor = async (id: string) =>
    (await detailsOf(member, id)).reasons_for.map(({ title }) => title);
  expect(await reasonsFor('sample:sunscreen-greenhouse-cream')).toEqual(
    expect.arrayContaining(['SPF 50', 'For dry skin']),
  );
  const ofOilySkin = await reasonsFor('sample:sunscreen-daymark-gel');
  expect(ofOilySkin.filter((title) => title.startsWith('For '))).toEqual([]);
  const { reasons_against } = await detailsOf(member, 'sample:toner-ridge-line-salicylic');
  expect(reasons_against.map(({ title }) => title)).not.toContain('Not for blemishes');
});

test('a conflict with the routine is named with the other product, and a new one waits 14 days', async () => {
  const member = await server.member({ profile: { preferences: ADULT } });
  await add(member, 'sample:sunscreen-noon-fluid', 'sunscreen');
  await member.patch('/api/profile/confirm-product', {
    step: 'serum',
    daypart: 'night',
    product: { id: 'sample:serum-dusk-retinol' },
  });
  const details = await detailsOf(member, 'sample:exfoliant-cliff-glycolic');
  const sentences = details.reasons_against.map(({ title }) => title);
  expect(sentences.some((title) => title.startsWith('Not with Dusk Retinol'))).toBe(true);
  expect(sentences.some((title) => title.startsWith('Wait until'))).toBe(true);
  const added_at = new Date(server.clock.now().getTime() - 15 * 24 * 60 * 60 * 1000);
  await server.db
    .updateTable('confirmed_products')
    .set({ added_at })
    .where('user_id', '=', member.id)
    .execute();
  const later = await detailsOf(member, 'sample:exfoliant-cliff-glycolic');
  expect(later.reasons_against.some(({ title }) => title.startsWith('Wait until'))).toBe(false);
});

test('the cheaper match does the same job, costs less, and says what it leaves out', async () => {
  const member = await server.member({ profile: { preferences: ADULT } });
  await storeReport(server, member.id, { type: 'normal' });
  const groups = await groupsOf(member);
  const dear = [...groups.care_plan, ...groups.general_alternatives];
  const details = await Promise.all(dear.map(({ id }) => detailsOf(member, id)));
  const matches = details.filter(({ cheaper }) => cheaper !== null);
  expect(matches.length).toBeGreaterThan(0);
  for (const { product, cheaper, ingredients } of matches) {
    const match = await detailsOf(member, cheaper?.product.id ?? '');
    expect(match.product.category).toBe(product.category);
    expect((product.price ?? 0) - (match.product.price ?? 0)).toBeCloseTo(cheaper?.saves ?? 0);
    const held = new Set(match.ingredients.map(({ name }) => name));
    const names = ingredients.map(({ name }) => name);
    for (const name of cheaper?.leaves_out ?? []) {
      expect(names).toContain(name);
      expect(held).not.toContain(name);
    }
  }
});

test('an unknown product, a product of nobody and an invalid id get the same answer', async () => {
  const member = await server.member();
  for (const id of ['sample:none', 'obf:1', 'custom:1', "' or 1=1", '../me', 'x'])
    expect((await member.get(`/api/products/${encodeURIComponent(id)}`)).status).toBe(404);
  expect((await member.get('/api/product-pictures/5b1d8f0c2a7e4f9d8c3b6a1e0f2d4c5b.webp')).status).toBe(404);
  expect((await server.visitor().get('/api/recommendations')).status).toBe(401);
});
