import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ImportDesk, invented, LIST, openImportDesk } from '../../../../test/import-desk.ts';
import { WrongHeader } from './obf-row.ts';

let desk: ImportDesk;

beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

function stored() {
  return desk.db.selectFrom('obf_products').selectAll().orderBy('id').execute();
}

const HEADER =
  'url\tcode\tlast_modified_t\tproduct_name\tcategories_tags\tquantity\tbrands\tingredients_text\textra';

function tabbed(code: string, name: string, modified = 1_750_000_000): string {
  return `u\t${code}\t${modified}\t${name}\ten:face,en:serums\t30 ml\tMaker,Other\t${LIST}\t`;
}

test('a line of JSON becomes a product with its step, its label, its size and its licence', async () => {
  const report = await desk.run(
    invented({
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
  expect(await desk.run(invented(row))).toMatchObject({ taken: 0, skipped: { [reason]: 1 } });
  expect(await stored()).toEqual([]);
});

test('half a surrogate pair, in the file or from shortening a name, does not stop the import', async () => {
  const rows = [
    invented({ product_name: 'Serum \ud800' }),
    invented({ code: '4000000000028', product_name: `${'x'.repeat(159)}\u{1F600}` }),
    invented({ code: '4000000000035' }),
  ];
  expect(await desk.run(rows.join('\n'))).toMatchObject({ lines: 3, taken: 3 });
});

test('the newest version of a product counts, in whichever order they come', async () => {
  const old = { product_name: 'Old Serum', last_modified_t: 1_600_000_000 };
  expect(await desk.run([invented(), invented(old)].join('\n'))).toMatchObject({
    taken: 1,
    skipped: { older: 1 },
  });
  expect(await desk.run(invented(old))).toMatchObject({ taken: 0, skipped: { older: 1 } });
  expect((await stored()).map(({ name }) => name)).toEqual(['Invented Serum']);
  expect(
    await desk.run(invented({ product_name: 'New Serum', last_modified_t: 1_790_000_000 })),
  ).toMatchObject({
    taken: 1,
  });
  expect((await stored()).map(({ name }) => name)).toEqual(['New Serum']);
});

test('an export with tabs is read by its header, compressed or not', async () => {
  const text = `${HEADER}\n${tabbed('4000000000011', 'First Serum')}\n${tabbed('4000000000028', 'Second Serum')}\textra cell\n`;
  expect(await desk.run(text)).toMatchObject({ lines: 2, taken: 1, skipped: { unreadable: 1 } });
  expect(await desk.run(gzipSync(`\uFEFF${text}`))).toMatchObject({ lines: 2, taken: 1 });
  expect(await stored()).toMatchObject([{ name: 'First Serum', brand: 'Maker', amount: 30 }]);
});

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['other columns', 'code\tname\n1\t2\n', 'does not name the columns product_name, ingredients_text.'],
  ['JSON over several lines', '{\n"name": 1\n}\n', 'The first line is no product in JSON.'],
  ['something else', 'hello\n', 'The first line of the file does not name its columns.'],
])('%s is refused with what is missing', async (_, text, sentence) => {
  await expect(desk.run(text)).rejects.toThrow(sentence);
  await expect(desk.run(text)).rejects.toBeInstanceOf(WrongHeader);
});

test('a line of 10 MB is skipped, and the next one is read', async () => {
  const report = await desk.run(
    [invented(), 'x'.repeat(10_000_000), invented({ code: '4000000000028' })].join('\n'),
  );
  expect(report).toMatchObject({ lines: 3, taken: 2, skipped: { line_too_long: 1 } });
});

test('a truncated file is imported as far as it goes, and the whole file continues from there', async () => {
  const rows = Array.from({ length: 9_000 }, (_, at) =>
    tabbed(String(4_000_000_000_000 + at), `Serum ${at} ${(at * 7919) % 10_007}`),
  );
  const whole = gzipSync([HEADER, ...rows].join('\n'));
  const cut = await desk.run(whole.subarray(0, Math.floor(whole.length / 2)));
  expect(cut.isCutOff).toBe(true);
  expect(cut.taken).toBeGreaterThan(1_000);
  const rest = await desk.run(whole);
  expect(rest).toMatchObject({ alreadyDone: cut.lines, lines: 9_000, taken: 9_000, isCutOff: false });
  expect(await stored()).toHaveLength(9_000);
  expect(await desk.run(whole)).toMatchObject({ alreadyDone: 0 });
});

test('a stopped import continues where it stopped', async () => {
  const text = [
    HEADER,
    ...Array.from({ length: 5_000 }, (_, at) => tabbed(String(4_000_000_000_000 + at), 'Serum')),
  ];
  const stopping = new AbortController();
  const stopped = desk.run(text.join('\n'), {
    signal: stopping.signal,
    onProgress: (_, lines) => lines >= 1_000 && stopping.abort(),
  });
  await expect(stopped).rejects.toThrow('aborted');
  const report = await desk.run(text.join('\n'));
  expect(report.alreadyDone).toBeGreaterThanOrEqual(1_000);
  expect(report).toMatchObject({ lines: 5_000, taken: 5_000 });
});
