import { expect, test } from 'vitest';
import { parseIngredients } from './inci.ts';

function names(text: string): string[] {
  return parseIngredients(text).map(({ name }) => name);
}

test('a plain list keeps its order', () => {
  expect(names('Aqua, Glycerin, Panthenol')).toEqual(['AQUA', 'GLYCERIN', 'PANTHENOL']);
});

test.each([
  [
    'a lot number before the first name',
    '899330 30 - AQUA / WATER, GLYCERIN, RETINOL',
    ['AQUA', 'GLYCERIN', 'RETINOL'],
  ],
  ['three languages for one name', 'AQUA/WATER/EAU, GLYCERIN', ['AQUA', 'GLYCERIN']],
  ['a slash inside a name', 'Caprylic/Capric Triglyceride, Aqua', ['CAPRYLIC/CAPRIC TRIGLYCERIDE', 'AQUA']],
  ['a comma inside a name', 'Aqua, 1,2-Hexanediol, Glycerin', ['AQUA', '1,2-HEXANEDIOL', 'GLYCERIN']],
  [
    'nano marks',
    'Aqua, Titanium Dioxide [nano], Zinc Oxide (nano)',
    ['AQUA', 'TITANIUM DIOXIDE', 'ZINC OXIDE'],
  ],
  ['a full stop at the end', 'Aqua, Linalool .', ['AQUA', 'LINALOOL']],
  ['soft hyphens', 'Aqua, Gly\u00ADcerin', ['AQUA', 'GLYCERIN']],
  ['a name broken over two lines', 'Aqua, POLYACRYLA - MIDE', ['AQUA', 'POLYACRYLAMIDE']],
  ['a heading', 'INGRÉDIENTS : AQUA, GLYCERIN', ['AQUA', 'GLYCERIN']],
  ['a heading after the product name', 'Day cream. Ingredients: Aqua, Glycerin', ['AQUA', 'GLYCERIN']],
  ['the country after the list', 'Aqua, Limonene. Fabriqué en France', ['AQUA', 'LIMONENE']],
  ['the weight after the list', 'Aqua, Glycerin, Net weight 50 ml', ['AQUA', 'GLYCERIN']],
  ['a count of unknowns', 'Aqua, Glycerin, 2 unknown ingredients', ['AQUA', 'GLYCERIN']],
  [
    'active and inactive sections',
    'Active ingredients: Zinc Oxide 9.4%. Inactive ingredients: Water',
    ['ZINC OXIDE', 'AQUA'],
  ],
  ['bullets and semicolons', 'Aqua • Glycerin · Panthenol; Urea', ['AQUA', 'GLYCERIN', 'PANTHENOL', 'UREA']],
  ['colours that may be in it', 'Talc, +/- CI 77491, CI 77492', ['TALC', 'CI 77491', 'CI 77492']],
  ['footnote marks', 'Aqua*, Parfum**', ['AQUA', 'PARFUM']],
  [
    'common names in brackets',
    'Butyrospermum Parkii (Shea) Butter, Parfum (Fragrance)',
    ['BUTYROSPERMUM PARKII BUTTER', 'PARFUM'],
  ],
  ['a list in brackets', 'Aqua, Parfum (Linalool, Limonene)', ['AQUA', 'PARFUM', 'LINALOOL', 'LIMONENE']],
  ['a heading with brackets', 'Talc, Colours (CI 77491, CI 77492)', ['TALC', 'CI 77491', 'CI 77492']],
  ['the INCI name in brackets', 'Sunlight factor (Ascorbic Acid), Aqua', ['ASCORBIC ACID', 'AQUA']],
])('reads %s', (_trap, text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  ['Zinc Oxide 9.4%', 9.4],
  ['Zinc Oxide (9,4 %)', 9.4],
  ['Homosalate 80 mg/g', 8],
  ['Glycerin', null],
])('%s states %s percent', (text, percent) => {
  expect(parseIngredients(text)[0]?.percent).toBe(percent);
});

test('a name that no dictionary knows is kept and flagged', () => {
  expect(parseIngredients('Aqua, Moonglow Complex')).toEqual([
    { name: 'AQUA', percent: null, isKnown: true },
    { name: 'MOONGLOW COMPLEX', percent: null, isKnown: false },
  ]);
});

test('nothing readable gives nothing', () => {
  expect(parseIngredients('  ,, 12 , *')).toEqual([]);
});
