import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { type DatabaseConnection, openDatabase } from '../../../db/database.ts';
import { createStoredProducts } from '../shelf/stored-products.ts';
import { exportObf } from './export-obf.ts';
import { importFile, type ImportOptions } from './import-file.ts';
import { importPictures } from './import-pictures.ts';
import { WrongHeader } from './obf-row.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const LIST = 'Aqua, Glycerin, Niacinamide, Panthenol, Phenoxyethanol';

let connection: DatabaseConnection;
let folder: string;
let count = 0;

beforeAll(async () => {
  connection = openDatabase({ url: await createTestDatabase() });
  folder = await mkdtemp(path.join(os.tmpdir(), 'daylit-import-'));
});
afterAll(async () => {
  await connection.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  for (const table of ['shelf_entries', 'obf_products', 'shop_offers', 'catalogue_imports'] as const)
    await connection.db.deleteFrom(table).execute();
});

/** Imports a text, and compresses it when asked. */
async function run(text: string | Uint8Array, options?: ImportOptions) {
  count += 1;
  const file = path.join(folder, `${count}`);
  await writeFile(file, text);
  return await importFile({ db: connection.db, clock: () => NOW }, file, options);
}

function stored() {
  return connection.db.selectFrom('obf_products').selectAll().orderBy('id').execute();
}

async function entry(code: string) {
  const [found] = await createStoredProducts(connection).find([`obf:${code}`]);
  return found;
}

function json(row: Record<string, unknown>): string {
  return JSON.stringify({
    code: '4000000000011',
    product_name: 'Invented Serum',
    categories_tags: ['en:face', 'en:serums'],
    ingredients_text: LIST,
    last_modified_t: 1_750_000_000,
    ...row,
  });
}

const HEADER =
  'url\tcode\tlast_modified_t\tproduct_name\tcategories_tags\tquantity\tbrands\tingredients_text\textra';

function tabbed(code: string, name: string, modified = 1_750_000_000): string {
  return `u\t${code}\t${modified}\t${name}\ten:face,en:serums\t30 ml\tMaker,Other\t${LIST}\t`;
}

test('a line of JSON becomes a product with its step, its label, its size and its licence', async () => {
  const report = await run(
    json({
      product_name: '',
      product_name_fr: 'Sérum  Clair',
      ingredients_text: 'Aqua',
      ingredients_text_fr:
        'INGRÉDIENTS : AQUA/WATER/EAU, 1,2-HEXANEDIOL, NIACINAMIDE, PARFUM. Fabriqué en France',
      quantity: '5 cl',
      brands: 'Maker, Other',
      labels_tags: ['en:fragrance-free'],
      periods_after_opening_tags: ['en:12-months'],
    }),
  );
  expect(report).toMatchObject({ lines: 1, taken: 1, skipped: {}, isCutOff: false });
  const [row] = await stored();
  expect(row).toMatchObject({
    id: 'obf:4000000000011',
    name: 'Sérum Clair',
    brand: 'Maker',
    step: 'serum',
    amount: 50,
    amount_unit: 'ml',
    opened_months: 12,
    source_url: 'https://world.openbeautyfacts.org/product/4000000000011',
    licence: 'Open Database License (ODbL) 1.0',
  });
  expect(row?.label.ingredients.map(({ name }) => name)).toEqual([
    'AQUA',
    '1,2-HEXANEDIOL',
    'NIACINAMIDE',
    'PARFUM',
  ]);
  expect(row?.label.status).toBe('reported');
});

test.each([
  ['bad_code', { code: 'x12' }],
  ['no_name', { product_name: ' ' }],
  ['unfit_name', { product_name: 'Serum <script>alert(1)</script>' }],
  ['withdrawn', { obsolete: 'on' }],
  ['not_for_the_face', { categories_tags: ['en:hair', 'en:serums'] }],
  ['not_for_the_face', { product_name: 'Hand Serum' }],
  ['no_step', { categories_tags: [], product_name: 'Clear Thing' }],
  ['no_ingredients', { ingredients_text: '' }],
  ['unreadable_ingredients', { ingredients_text: 'mix, of, our, secret, things' }],
] as const)('%s: %j is skipped and counted', async (reason, row) => {
  expect(await run(json(row))).toMatchObject({ taken: 0, skipped: { [reason]: 1 } });
  expect(await stored()).toEqual([]);
});

test('the newest version of a product counts, in whichever order they come', async () => {
  const old = { product_name: 'Old Serum', last_modified_t: 1_600_000_000 };
  expect(await run([json({}), json(old)].join('\n'))).toMatchObject({ taken: 1, skipped: { older: 1 } });
  expect(await run(json(old))).toMatchObject({ taken: 0, skipped: { older: 1 } });
  expect((await stored()).map(({ name }) => name)).toEqual(['Invented Serum']);
  expect(await run(json({ product_name: 'New Serum', last_modified_t: 1_790_000_000 }))).toMatchObject({
    taken: 1,
  });
  expect((await stored()).map(({ name }) => name)).toEqual(['New Serum']);
});

test('an export with tabs is read by its header, compressed or not', async () => {
  const text = `${HEADER}\n${tabbed('4000000000011', 'First Serum')}\n${tabbed('4000000000028', 'Second Serum')}\textra cell\n`;
  expect(await run(text)).toMatchObject({ lines: 2, taken: 1, skipped: { unreadable: 1 } });
  expect(await run(gzipSync(`\uFEFF${text}`))).toMatchObject({ lines: 2, taken: 1 });
  expect(await stored()).toMatchObject([{ name: 'First Serum', brand: 'Maker', amount: 30 }]);
});

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['other columns', 'code\tname\n1\t2\n', 'does not name the columns product_name, ingredients_text.'],
  ['JSON over several lines', '{\n"name": 1\n}\n', 'The first line is no product in JSON.'],
  ['something else', 'hello\n', 'The first line of the file does not name its columns.'],
])('%s is refused with what is missing', async (_, text, sentence) => {
  await expect(run(text)).rejects.toThrow(sentence);
  await expect(run(text)).rejects.toBeInstanceOf(WrongHeader);
});

test('a line of 10 MB is skipped, and the next one is read', async () => {
  const report = await run([json({}), 'x'.repeat(10_000_000), json({ code: '4000000000028' })].join('\n'));
  expect(report).toMatchObject({ lines: 3, taken: 2, skipped: { line_too_long: 1 } });
});

test('a file that is cut off keeps what it holds, and the whole file goes on from there', async () => {
  const rows = Array.from({ length: 9_000 }, (_, at) =>
    tabbed(String(4_000_000_000_000 + at), `Serum ${at} ${(at * 7919) % 10_007}`),
  );
  const whole = gzipSync([HEADER, ...rows].join('\n'));
  const cut = await run(whole.subarray(0, Math.floor(whole.length / 2)));
  expect(cut.isCutOff).toBe(true);
  expect(cut.taken).toBeGreaterThan(1_000);
  const rest = await run(whole);
  expect(rest).toMatchObject({ alreadyDone: cut.lines, lines: 9_000, taken: 9_000, isCutOff: false });
  expect(await stored()).toHaveLength(9_000);
  expect(await run(whole)).toMatchObject({ alreadyDone: 0 });
});

test('a stopped import goes on where it stopped', async () => {
  const text = [
    HEADER,
    ...Array.from({ length: 5_000 }, (_, at) => tabbed(String(4_000_000_000_000 + at), 'Serum')),
  ];
  const stopping = new AbortController();
  const stopped = run(text.join('\n'), {
    signal: stopping.signal,
    onProgress: (_, lines) => lines >= 1_000 && stopping.abort(),
  });
  await expect(stopped).rejects.toThrow('aborted');
  const report = await run(text.join('\n'));
  expect(report.alreadyDone).toBeGreaterThanOrEqual(1_000);
  expect(report).toMatchObject({ lines: 5_000, taken: 5_000 });
});

test('a list of prices gives products their price, their shop and the day', async () => {
  await run(json({}));
  const report = await run(
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
  const shelf = connection.db.selectFrom('shelf_entries').select(['class', 'band', 'price']);
  expect(await shelf.orderBy('class').execute()).toEqual([
    { class: 'any', band: 1, price: 22.9 },
    { class: 'niacinamide', band: 1, price: 22.9 },
  ]);
});

test('a product that comes after its price has that price', async () => {
  await run('code,price\n4000000000011,9.80\n');
  await run(json({}));
  expect((await entry('4000000000011'))?.product.price).toBe(9.8);
  const bands = await connection.db.selectFrom('shelf_entries').select('band').distinct().execute();
  expect(bands).toEqual([{ band: 0 }]);
});

test('what comes from Open Beauty Facts can be passed on with its licence, without the prices', async () => {
  await run(json({}));
  await run('code,price\n4000000000011,9.80\n');
  const file = path.join(folder, 'export.jsonl');
  expect(await exportObf(connection.db, file)).toBe(1);
  const [notice = '', product = ''] = (await readFile(file, 'utf8')).split('\n');
  expect(JSON.parse(notice)).toMatchObject({ licence: expect.stringContaining('ODbL') });
  expect(JSON.parse(product)).toMatchObject({ code: '4000000000011', ingredients_text: LIST });
  expect(product).not.toContain('price');
});

test('pictures are fetched once, and a failure is tried again', async () => {
  await run(json({}));
  const list =
    'code,picture_url\n4000000000011,https://shop.example/a.jpg\n4000000000028,https://shop.example/b.jpg\n';
  await run(list);
  const kept: string[] = [];
  const importOnce = () =>
    importPictures({
      db: connection.db,
      source: {
        fetch: async (link) =>
          link.endsWith('a.jpg') ? { picture: Buffer.from('webp') } : { failure: 'too_large' },
      },
      keep: async (name) => void kept.push(name),
    });
  expect(await importOnce()).toEqual({ taken: 1, failed: { too_large: 1 } });
  await run(list);
  expect(await importOnce()).toEqual({ taken: 0, failed: { too_large: 1 } });
  expect(kept).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.webp$/)]);
  expect((await entry('4000000000011'))?.product.image_url).toBe(`/api/product-pictures/${kept[0]}`);
  await run('code,picture_url\n4000000000011,https://shop.example/new.jpg\n');
  expect((await entry('4000000000011'))?.product.image_url).toBeNull();
});
