import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/test-database.ts';
import { storeInvented } from '../../../test/invented-products.ts';
import { type DatabaseConnection, openDatabase } from '../../db/database.ts';
import { sampleCatalogue } from '../catalogue/samples/sample-catalogue.ts';
import { type IngredientClass, isPlain, type ProductLabel } from '../catalogue/ports.ts';
import { createCatalogue } from '../catalogue/shelf/shelves.ts';
import { createStoredProducts } from '../catalogue/shelf/stored-products.ts';
import { createCarePlanner } from './care-planner.ts';
import { factsOf, type Person } from './fixtures.ts';
import { RULES } from './rules.ts';

let connection: DatabaseConnection;

beforeAll(async () => {
  connection = openDatabase({ url: await createTestDatabase() });
});
afterAll(() => connection.close());

test('every property that a rule excludes for some people makes a separate kind of product', () => {
  const excluded = RULES.flatMap(({ check }) => (check.kind === 'profile' ? check.classes : []));
  expect(excluded.filter((key) => isPlain(holding(key)))).toEqual([]);
});

function holding(key: IngredientClass): ProductLabel {
  return { status: 'verified', ingredients: [], contains: [key], actives: [] };
}

async function planFor(person: Person) {
  const shelves = createCatalogue({ stored: createStoredProducts(connection) });
  const { catalogue: _, ...facts } = factsOf(sampleCatalogue, person);
  return (await createCarePlanner({ shelves }).decide(facts)).carePlan();
}

test('a care plan takes what is sold before samples, the cheapest of what fits', async () => {
  await storeInvented(connection.db, [
    { code: '4000000000001', step: 'moisturizer', list: 'Aqua, Glycerin, Panthenol', price: 30 },
    { code: '4000000000018', step: 'moisturizer', list: 'Aqua, Glycerin, Panthenol', price: 20 },
    { code: '4000000000025', step: 'moisturizer', list: 'Aqua, Glycerin, Parfum', price: 4 },
  ]);
  const plan = await planFor({ type: 'normal' });
  expect(plan.morning['moisturizer']?.product).toMatchObject({ id: 'obf:4000000000018', is_sample: false });
});

test('an unverified ingredient list is not offered to members whose answers need a verified one', async () => {
  const plan = await planFor({ preferences: { age_band: '25-39', pregnancy: 'yes' } });
  expect(plan.morning['moisturizer']?.product).toMatchObject({ is_sample: true });
});

test('many products with an avoided ingredient do not hide the one without it', async () => {
  const crowd = Array.from({ length: 40 }, (_, at) => ({
    code: String(5_000_000_000_000 + at),
    step: 'cleanser' as const,
    list: 'Aqua, Glycerin, Retinyl Palmitate, Salicylic Acid',
    price: 1,
  }));
  await storeInvented(connection.db, [
    ...crowd,
    { code: '5000000001000', step: 'cleanser', list: 'Aqua, Glycerin, Coco-Glucoside', price: 14 },
  ]);
  const plan = await planFor({ type: 'normal' });
  expect(plan.night['cleanser']?.product?.id).toBe('obf:5000000001000');
});
