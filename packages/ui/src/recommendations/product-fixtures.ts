import type { ListedIngredient, ProductClass, ProductDetails, ProductReason } from '@daylit/contract';

const niacinamide: ProductClass = { key: 'niacinamide', label: 'niacinamide', role: 'helps' };
const humectant: ProductClass = { key: 'humectant', label: 'humectants', role: 'helps' };
const soothing: ProductClass = { key: 'soothing', label: 'soothing agents', role: 'helps' };
const fragrance: ProductClass = { key: 'fragrance', label: 'fragrance', role: 'avoided' };
const alcohol: ProductClass = { key: 'drying_alcohol', label: 'drying alcohol', role: 'mind' };

function listed(
  name: string,
  classes: ProductClass[] = [],
  more: Partial<ListedIngredient> = {},
): ListedIngredient {
  return { name, percent: null, is_known: true, is_avoided: false, classes, ...more };
}

const helpsShine: ProductReason = {
  title: 'Helps with shine',
  sentence: 'Shine, seen in your last scan: there is fair evidence for niacinamide.',
  fix: null,
  grade: 'B',
  sources: [
    {
      title: 'Draelos 2006, niacinamide and facial sebum',
      url: 'https://pubmed.ncbi.nlm.nih.gov/16766489/',
      is_reviewed: true,
    },
  ],
};

const helpsTone: ProductReason = {
  title: 'Helps with dark spots',
  sentence: 'Dark spots, as you told us: there is limited evidence for niacinamide.',
  fix: null,
  grade: 'C',
  sources: [{ title: 'General knowledge, not looked up', url: null, is_reviewed: false }],
};

const wait: ProductReason = {
  title: 'Wait until November 27',
  sentence:
    'You started Dusk Retinol 0.1% Serum on November 13. Wait until November 27 before another new product.',
  fix: 'Start one new product at a time, 14 days apart.',
  grade: 'C',
  sources: [{ title: 'Default chosen for this product', url: null, is_reviewed: false }],
};

const copied: ProductReason = {
  title: 'List not checked',
  sentence: 'The list was copied by other people, not checked on the pack. Do not rely on it for an allergy.',
  fix: null,
  grade: null,
  sources: [],
};

/** A serum of the catalogue with a price, a size and a cheaper match. */
export const serumDetails: ProductDetails = {
  product: {
    id: 'obf:4000000000011',
    name: 'Niacinamide 5% Daily Serum',
    category: 'serum',
    suggested_category: 'serum',
    image_url: null,
    product_url: 'https://example.com/serum',
    price: 22.9,
    rating: null,
    is_custom: false,
    is_confirmed: false,
    is_sample: false,
  },
  brand: 'Invented Lab',
  spf: null,
  size: { amount: 30, unit: 'ml' },
  price_seen_at: '2026-11-12',
  source: {
    attribution: 'Open Beauty Facts contributors, openbeautyfacts.org',
    licence: 'Open Database License (ODbL) 1.0',
    url: 'https://world.openbeautyfacts.org/product/4000000000011',
  },
  label_status: 'reported',
  ingredients: [
    listed('AQUA'),
    listed('PROPANEDIOL'),
    listed('NIACINAMIDE', [niacinamide], { percent: 5 }),
    listed('GLYCERIN', [humectant]),
    listed('SODIUM PCA', [humectant]),
    listed('ALLANTOIN', [soothing]),
    listed('PHENOXYETHANOL'),
    listed('MOON DEW COMPLEX', [], { is_known: false }),
    listed('PARFUM', [fragrance], { is_avoided: true }),
  ],
  small_amounts_from: 7,
  classes: [niacinamide, humectant, soothing, fragrance],
  reasons_for: [helpsShine, helpsTone],
  reasons_against: [wait, copied],
  conflicts: 0,
  cheaper: {
    product: {
      id: 'obf:4000000000028',
      name: 'Plain Niacinamide Drops',
      category: 'serum',
      suggested_category: 'serum',
      image_url: null,
      product_url: null,
      price: 9.8,
      rating: null,
      is_custom: false,
      is_confirmed: false,
      is_sample: false,
    },
    size: { amount: 30, unit: 'ml' },
    saves: 13.1,
    leaves_out: ['SODIUM PCA', 'ALLANTOIN'],
  },
  compare_with: ['obf:4000000000028', 'obf:4000000000035'],
};

/** The cheaper one. */
export const dropsDetails: ProductDetails = {
  ...serumDetails,
  product: { ...serumDetails.product, id: 'obf:4000000000028', name: 'Plain Niacinamide Drops', price: 9.8 },
  ingredients: serumDetails.ingredients.slice(0, 4),
  small_amounts_from: null,
  classes: [niacinamide, humectant],
  reasons_for: [helpsShine],
  cheaper: null,
};

/** A product with a reason against it, without price and size. */
export const fluidDetails: ProductDetails = {
  ...serumDetails,
  product: {
    ...serumDetails.product,
    id: 'obf:4000000000035',
    name: 'Zinc and Niacinamide Fluid',
    price: null,
  },
  size: null,
  price_seen_at: null,
  classes: [niacinamide, alcohol, fragrance],
  reasons_for: [],
  reasons_against: [
    {
      ...copied,
      title: 'On your avoid list',
      sentence: 'The label names something that you asked to leave out.',
    },
    copied,
  ],
  conflicts: 1,
  cheaper: null,
};

/** A sample product that is in use: without a real price and a shop, with a checked list. */
export const sampleDetails: ProductDetails = {
  ...serumDetails,
  product: {
    ...serumDetails.product,
    id: 'sample:serum-first-light',
    name: 'First Light Serum',
    product_url: null,
    is_sample: true,
    is_confirmed: true,
  },
  brand: null,
  size: null,
  price_seen_at: null,
  source: null,
  label_status: 'verified',
  ingredients: serumDetails.ingredients.slice(0, 6),
  small_amounts_from: null,
  classes: [niacinamide, humectant, soothing],
  reasons_for: [],
  reasons_against: [],
  cheaper: null,
  compare_with: [],
};
