import type { SampleProduct } from './sample-product.ts';

export const SAMPLE_TONERS: readonly SampleProduct[] = [
  {
    key: 'toner-dew-point',
    name: 'Dew Point Hydrating Toner',
    price: 9,
    suits: ['normal', 'dry', 'combination', 'sensitive'],
    ingredients: `Aqua, Glycerin, Propanediol, Sodium PCA, Betaine, Panthenol, Sodium Hyaluronate, Allantoin,
      Citric Acid, Sodium Benzoate, Potassium Sorbate`,
  },
  {
    key: 'toner-ridge-line-salicylic',
    name: 'Ridge Line Salicylic Toner',
    price: 16,
    suits: ['oily', 'combination'],
    ingredients: `Aqua, Butylene Glycol, Propanediol, Salicylic Acid 1%, Niacinamide, Panthenol, Polysorbate 20,
      Sodium Hydroxide, Disodium EDTA, Ethylhexylglycerin`,
  },
  {
    key: 'toner-still-air',
    name: 'Still Air Soothing Toner',
    price: 18,
    suits: ['sensitive', 'dry', 'normal'],
    ingredients: `Aqua, Butylene Glycol, Glycerin, Centella Asiatica Extract, Panthenol, Betaine, Allantoin,
      Madecassoside, Xanthan Gum, Citric Acid, Sodium Benzoate`,
  },
  {
    key: 'toner-orchard-water',
    name: 'Orchard Fresh Toner',
    price: 12,
    suits: ['oily', 'combination'],
    ingredients: `Aqua, Alcohol Denat., Hamamelis Virginiana Water, Glycerin, Polysorbate 20, Menthol, Parfum,
      Limonene, Citral, Citric Acid, Sodium Benzoate`,
  },
  {
    key: 'toner-morning-rain',
    name: 'Morning Rain Essence',
    price: 39,
    suits: ['normal', 'dry', 'combination'],
    ingredients: `Aqua, Glycerin, 1,2-Hexanediol, Propanediol, Hydrolyzed Hyaluronic Acid, Sodium Hyaluronate,
      Panthenol, Trehalose, Betaine, Xanthan Gum, Ethylhexylglycerin`,
  },
];
