import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImportDesk, invented, LIST, openImportDesk } from '../../../../test/import-desk.ts';
import { createStoredProducts } from '../shelf/stored-products.ts';
import { exportObf } from './export-obf.ts';
import { importPictures } from './import-pictures.ts';

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

async function entry(code: string) {
  const [found] = await createStoredProducts(desk).find([`obf:${code}`]);
  return found;
}

test('a list of prices gives products their price, their shop and the day', async () => {
  await desk.run(invented());
  const report = await desk.run(
    [
      'code,price,currency,product_url,price_seen_at',
      '4000000000011,22.90,USD,https://shop.example/serum,2026-11-12',
      '4000000000028,5,EUR,,',
      '4000000000028,-1,USD,,',
      '4000000000028,5,USD,javascript:alert(1),',
      '4000000000028,5,USD,https://user@shop.example/,',
      '4000000000028,5,USD,,2027-01-01',
      '4000000000028,5,USD',
      '"4000000000035","5","USD","https://shop.example/a,b",""',
    ].join('\n'),
  );
  expect(report).toMatchObject({
    taken: 2,
    skipped: { other_currency: 1, bad_price: 1, bad_link: 2, bad_day: 1, unreadable: 1 },
  });
  expect(await entry('4000000000011')).toMatchObject({
    product: { price: 22.9, product_url: 'https://shop.example/serum', is_sample: false, rating: null },
    facts: { priceSeenAt: '2026-11-12' },
  });
  const shelf = desk.db.selectFrom('shelf_entries').select(['class', 'band', 'price']);
  expect(await shelf.orderBy('class').execute()).toEqual([
    { class: 'any', band: 1, price: 22.9 },
    { class: 'niacinamide', band: 1, price: 22.9 },
  ]);
});

test('a product that comes after its price has that price', async () => {
  await desk.run('code,price\n4000000000011,9.80\n');
  await desk.run(invented());
  expect((await entry('4000000000011'))?.product.price).toBe(9.8);
  const bands = await desk.db.selectFrom('shelf_entries').select('band').distinct().execute();
  expect(bands).toEqual([{ band: 0 }]);
});

test('what comes from Open Beauty Facts can be passed on with its licence, without the prices', async () => {
  await desk.run(invented());
  await desk.run('code,price\n4000000000011,9.80\n');
  const file = path.join(desk.folder, 'export.jsonl');
  expect(await exportObf(desk.db, file)).toBe(1);
  const [notice = '', product = ''] = (await readFile(file, 'utf8')).split('\n');
  expect(JSON.parse(notice)).toMatchObject({ licence: expect.stringContaining('ODbL') });
  expect(JSON.parse(product)).toMatchObject({ code: '4000000000011', ingredients_text: LIST });
  expect(product).not.toContain('price');
});

test('pictures are fetched once, and a failure is tried again', async () => {
  await desk.run(invented());
  const list =
    'code,picture_url\n4000000000011,https://shop.example/a.jpg\n4000000000028,https://shop.example/b.jpg\n';
  await desk.run(list);
  const kept: string[] = [];
  const importOnce = () =>
    importPictures({
      db: desk.db,
      source: {
        fetch: async (link) =>
          link.endsWith('a.jpg') ? { picture: Buffer.from('webp') } : { failure: 'too_large' },
      },
      keep: async (name) => void kept.push(name),
    });
  expect(await importOnce()).toEqual({ taken: 1, failed: { too_large: 1 } });
  await desk.run(list);
  expect(await importOnce()).toEqual({ taken: 0, failed: { too_large: 1 } });
  expect(kept).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.webp$/)]);
  expect((await entry('4000000000011'))?.product.image_url).toBe(`/api/product-pictures/${kept[0]}`);
  await desk.run('code,picture_url\n4000000000011,https://shop.example/new.jpg\n');
  expect((await entry('4000000000011'))?.product.image_url).toBeNull();
});
