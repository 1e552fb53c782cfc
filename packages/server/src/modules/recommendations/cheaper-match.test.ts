import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ProductDetails, Recommendations } from '@daylit/contract';
import { afterAll, expect, test } from 'vitest';
import { type SignedIn, startTestServer } from '../../../test/start-test-server.ts';
import { storeReport } from '../../../test/stored-reports.ts';
import { importFile } from '../catalogue/import/import-file.ts';

const ADULT = { age_band: '25-39', pregnancy: 'no' } as const;

const server = await startTestServer();
afterAll(server.close);

async function detailsOf(member: SignedIn, id: string): Promise<ProductDetails> {
  return (await member.get(`/api/products/${encodeURIComponent(id)}`)).body as ProductDetails;
}

async function importRows(rows: readonly Record<string, unknown>[]): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'daylit-rows-'));
  await writeFile(path.join(folder, 'rows'), rows.map((row) => JSON.stringify(row)).join('\n'));
  await importFile({ db: server.db, clock: server.clock.now }, path.join(folder, 'rows'));
  await rm(folder, { recursive: true });
}

test('a cheaper sunscreen protects as much', async () => {
  const member = await server.member({ profile: { preferences: ADULT } });
  await storeReport(server, member.id, { type: 'normal' });
  // The cheapest with the same filter has SPF 30.
  const dear = await detailsOf(member, 'sample:sunscreen-white-cloud-mineral');
  const weaker = await detailsOf(member, 'sample:sunscreen-limestone-mineral');
  expect([dear.spf, weaker.spf]).toEqual([50, 30]);
  expect(dear.cheaper?.product.id).toBe('sample:sunscreen-sandstone-tinted');
  expect(dear.cheaper?.product.price ?? 0).toBeGreaterThan(weaker.product.price ?? 0);
});

test('the cheaper match is the cheapest by amount, not by pack', async () => {
  const offers = [
    { code: '5000000000011', quantity: '30 ml', price: 30 },
    { code: '5000000000028', quantity: '30 ml', price: 20 },
    { code: '5000000000035', quantity: '60 ml', price: 28 },
    { code: '5000000000042', quantity: '45 ml', price: 29 },
    { code: '5000000000059', quantity: '5 ml', price: 10 },
  ];
  const rest = { price_seen_at: null, picture_url: null, picture: null, imported_at: server.clock.now() };
  await server.db
    .insertInto('shop_offers')
    .values(offers.map(({ code, price }) => ({ code, price, product_url: null, ...rest })))
    .execute();
  await importRows(
    offers.map(({ code, quantity }) => ({
      code,
      quantity,
      product_name: `Invented Serum ${code}`,
      categories_tags: ['en:face', 'en:serums'],
      ingredients_text: 'Aqua, Niacinamide, Glycerin, Panthenol, Phenoxyethanol',
      last_modified_t: 1_750_000_000,
    })),
  );
  const member = await server.member({ profile: { preferences: ADULT } });
  const { cheaper } = await detailsOf(member, 'obf:5000000000011');
  expect(cheaper).toMatchObject({
    product: { id: 'obf:5000000000035' },
    size: { amount: 60, unit: 'ml' },
    saves: 2,
  });
});

test('an alternative names the product that it could replace, and what it costs less', async () => {
  const saved: number[] = [];
  for (const type of ['dry', 'normal', 'oily'] as const) {
    const member = await server.member({ profile: { preferences: ADULT } });
    await storeReport(server, member.id, { type });
    const { body } = await member.get('/api/recommendations');
    const { care_plan, general_alternatives, fragrance_free, budget } = body as Recommendations;
    for (const { category, price, reason } of [...general_alternatives, ...fragrance_free, ...budget]) {
      const planned = care_plan.find((product) => product.category === category);
      const less = (planned?.price ?? 0) - (price ?? 0);
      const costs = less > 0 ? ` It costs $${less.toFixed(2)} less.` : '';
      expect(reason).toBe(`Instead of ${planned?.name}.${costs}`);
      saved.push(less);
    }
  }
  expect([saved.some((less) => less > 0), saved.some((less) => less <= 0)]).toEqual([true, true]);
});
