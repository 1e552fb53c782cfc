import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** Columns in the order of an export, with some that nobody reads. */
const COLUMNS = [
  'code',
  'url',
  'creator',
  'created_t',
  'last_modified_t',
  'product_name',
  'generic_name',
  'quantity',
  'packaging_tags',
  'brands',
  'brands_tags',
  'categories',
  'categories_tags',
  'origins',
  'labels_tags',
  'countries_tags',
  'ingredients_text',
  'allergens',
  'periods_after_opening_tags',
  'states_tags',
  'image_url',
  ...Array.from({ length: 100 }, (_, at) => `nutrient-${at}_100g`),
] as const;

const KINDS = [
  ['en:face,en:serums', 'Serum'],
  ['en:face,en:facial-creams', 'Day Cream'],
  ['en:face,en:cleansers', 'Cleansing Gel'],
  ['en:face,en:toners', 'Toner'],
  ['en:suncare,en:sunscreens', 'Fluid SPF 50'],
  ['en:face,en:face-masks', 'Mask'],
  ['en:face,en:exfoliants', 'Liquid'],
  ['en:face,en:eye-creams', 'Cream for Eyes'],
] as const;

const BASE =
  'Aqua, Glycerin, Butylene Glycol, Propanediol, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Dimethicone';
const ACTIVES = [
  'Niacinamide',
  'Salicylic Acid 2%',
  'Retinol',
  'Zinc Oxide 9%',
  'Ascorbic Acid',
  'Panthenol',
  'Urea',
];
const TAILS = [
  'Parfum (Fragrance), Limonene, Linalool',
  'Allantoin',
  'Alcohol Denat.',
  'Tocopherol, Bisabolol',
  'Sodium PCA',
];
const END =
  'Carbomer, Sodium Hydroxide, Disodium EDTA, Phenoxyethanol, Ethylhexylglycerin, 1,2-Hexanediol, Xanthan Gum';

/** One invented product; with a share of those that an import skips when `hasGaps`. */
function rowOf(at: number, hasGaps: boolean): Record<string, string> {
  const [categories, noun] = KINDS[at % KINDS.length] ?? KINDS[0];
  const filters = noun.includes('SPF') ? 'Zinc Oxide 12%, Titanium Dioxide [nano], ' : '';
  const gap = hasGaps ? at % 5 : 4;
  return {
    code: String(10_000_000_000_00 + at).padStart(13, '0'),
    url: `https://example.org/${at}`,
    last_modified_t: String(1_700_000_000 + at),
    product_name: gap === 0 ? '' : `Invented ${noun} ${at}`,
    quantity: `${30 + (at % 8) * 10} ml`,
    brands: `Maker ${at % 500}`,
    categories_tags: gap === 1 ? 'en:hair,en:shampoos' : categories,
    labels_tags: at % 7 === 0 ? 'en:fragrance-free' : '',
    ingredients_text:
      gap === 2
        ? ''
        : `${BASE}, ${filters}${ACTIVES[at % ACTIVES.length]}, ${TAILS[at % TAILS.length]}, Plant ${at % 900} Leaf Extract, ${END}`,
    periods_after_opening_tags: 'en:12-months',
  };
}

/** Writes an export with invented products, tabs between the columns, compressed. */
export async function writeExport(file: string, { rows = 60_000, hasGaps = true } = {}): Promise<void> {
  function* lines() {
    yield `${COLUMNS.join('\t')}\n`;
    for (let at = 0; at < rows; at += 1) {
      const row = rowOf(at, hasGaps);
      yield `${COLUMNS.map((name) => row[name] ?? '').join('\t')}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createGzip({ level: 1 }), createWriteStream(file));
}
