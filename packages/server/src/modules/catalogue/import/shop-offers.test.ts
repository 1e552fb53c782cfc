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

test('a line that the database refuses is skipped by its number, and the others are stored', async () => {
  const codes = ['4000000000011', '4000000000028', '4000000000035', '4000000000042', '4000000000059'];
  // A year 0 is a date for JavaScript and none for PostgreSQL.
  const days = ['2026-11-12', '0000-01-01', '2026-11-13', '0000-02-01', '2026-11-14'];
  const rows = codes.map((code, at) => `${code},5,https://shop.example/a,${days[at]}`);
  const report = await desk.run(
    ['code,price,product_url,price_seen_at', ...rows, '4000000000066,5,https://shop.example/\0,'].join('\n'),
  );
  expect(report).toMatchObject({
    lines: 6,
    taken: 3,
    skipped: { refused: 2, bad_link: 1 },
    refusedLines: [3, 5],
  });
  expect(report.skipped.older).toBeUndefined();
  const stored = await desk.db.selectFrom('shop_offers').select('code').orderBy('code').execute();
  expect(stored.map(({ code }) => code)).toEqual([codes[0], codes[2], codes[4]]);
});

test('a product that comes after its price has that price', async () => {
  await desk.run('code,price\n4000000000011,9.80\n');
  await desk.run(invented());
  expect((await entry('4000000000011'))?.product.price).toBe(9.8);
  const bands = await desk.db.selectFrom('shelf_entries').select('band').distinct().execute();
  expect(bands).toEqual([{ band: 0 }]);
});

test('data of Open Beauty Facts can be passed on with its licence, without the prices', async () => {
  await desk.run(invented());
  await desk.run('code,price\n4000000000011,9.80\n');
  const file = path.join(desk.folder, 'export.jsonl');
  expect(await exportObf(desk.db, file)).toBe(1);
  const [notice = '', product = ''] = (await readFile(file, 'utf8')).split('\n');
  expect(JSON.parse(notice)).toMatchObject({ licence: expect.stringContaining('ODbL') });
  expect(JSON.parse(product)).toMatchObject({ code: '4000000000011', ingredients_text: LIST });
  expect(product).not.toContain('price');
});

test('a picture that cannot be stored is counted, and the others are had', async () => {
  const codes = ['4000000000011', '4000000000028', '4000000000035'];
  await desk.run(
    ['code,picture_url', ...codes.map((code) => `${code},https://shop.example/${code}`)].join('\n'),
  );
  const kept: string[] = [];
  const report = await importPictures({
    db: desk.db,
    source: { fetch: async (link) => ({ picture: Buffer.from(link) }) },
    keep: async (name) => {
      if (kept.length === 0) kept.push('no space left');
      else return void kept.push(name);
      throw new Error('ENOSPC');
    },
  });
  expect(report).toEqual({ taken: 2, failed: { not_stored: 1 } });
  expect(kept).toHaveLength(3);
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
