import type { SampleProduct } from './sample-product.ts';

/** All of them are rinsed off. */
export const SAMPLE_MASKS: readonly SampleProduct[] = [
  {
    key: 'mask-river-clay',
    name: 'River Bank Clay Mask',
    price: 9,
    suits: ['oily', 'combination'],
    ingredients: `Aqua, Kaolin, Glycerin, Bentonite, Propanediol, Panthenol, Zinc PCA, Xanthan Gum, Phenoxyethanol,
      Ethylhexylglycerin`,
  },
  {
    key: 'mask-quarry-clay',
    name: 'Quarry Sulfur Clay Mask',
    price: 23,
    suits: ['oily'],
    ingredients: `Aqua, Kaolin, Bentonite, Glycerin, Sulfur 3%, Butylene Glycol, Polysorbate 20, Xanthan Gum,
      Phenoxyethanol, Parfum, Limonene`,
  },
  {
    key: 'mask-estuary-clay',
    name: 'Estuary Soft Clay Mask',
    price: 38,
    suits: ['oily', 'combination', 'normal'],
    ingredients: `Aqua, Kaolin, Glycerin, Squalane, Montmorillonite, Cetearyl Alcohol, Betaine, Allantoin,
      Xanthan Gum, Caprylyl Glycol, Citric Acid`,
  },
  {
    key: 'mask-spring-thaw',
    name: 'Spring Thaw Hydrating Mask',
    price: 12,
    suits: ['dry', 'normal', 'sensitive', 'combination'],
    ingredients: `Aqua, Glycerin, Butylene Glycol, Panthenol, Betaine, Sodium Hyaluronate, Avena Sativa Kernel Extract,
      Allantoin, Carbomer, Sodium Hydroxide, Phenoxyethanol`,
  },
  {
    key: 'mask-meadow-mist',
    name: 'Meadow Mist Barrier Mask',
    price: 29,
    suits: ['dry', 'sensitive', 'normal'],
    ingredients: `Aqua, Glycerin, Squalane, Propanediol, Butyrospermum Parkii Butter, Ceramide NP, Cholesterol,
      Bisabolol, Xanthan Gum, Caprylyl Glycol, Citric Acid`,
  },
];
