import type { SampleProduct } from './sample-product.ts';

export const SAMPLE_EXFOLIANTS: readonly SampleProduct[] = [
  {
    key: 'exfoliant-shale-pha',
    name: 'Shale PHA 5% Liquid',
    price: 13,
    suits: ['normal', 'dry', 'combination', 'sensitive', 'oily'],
    ingredients: `Aqua, Gluconolactone 5%, Glycerin, Propanediol, Panthenol, Allantoin, Sodium Hydroxide,
      Xanthan Gum, Sodium Benzoate, Potassium Sorbate`,
  },
  {
    key: 'exfoliant-drift-lactobionic',
    name: 'Drift Lactobionic Gel',
    price: 37,
    suits: ['normal', 'dry', 'combination', 'sensitive'],
    ingredients: `Aqua, Lactobionic Acid 6%, Glycerin, Butylene Glycol, Betaine, Sodium Hyaluronate, Bisabolol,
      Hydroxyethylcellulose, Sodium Hydroxide, Ethylhexylglycerin`,
  },
  {
    key: 'exfoliant-shingle-lactic',
    name: 'Shingle Lactic 5% Liquid',
    price: 14,
    suits: ['normal', 'dry', 'combination'],
    ingredients: `Aqua, Lactic Acid 5%, Glycerin, Propanediol, Panthenol, Sodium Hyaluronate, Sodium Hydroxide,
      Xanthan Gum, Phenoxyethanol`,
  },
  {
    key: 'exfoliant-cliff-glycolic',
    name: 'Cliff Edge Glycolic 7% Liquid',
    price: 22,
    suits: ['normal', 'oily', 'combination'],
    ingredients: `Aqua, Glycolic Acid 7%, Butylene Glycol, Glycerin, Sodium Hydroxide, Polysorbate 20, Panthenol,
      Phenoxyethanol, Parfum, Citral`,
  },
  {
    key: 'exfoliant-grit-scrub',
    name: 'Grit Walnut Scrub',
    price: 8,
    suits: ['oily', 'normal'],
    ingredients: `Aqua, Juglans Regia Shell Powder, Glycerin, Cetearyl Alcohol, Glyceryl Stearate,
      Cocamidopropyl Betaine, Xanthan Gum, Phenoxyethanol, Parfum, Limonene`,
  },
];
