import type { SampleProduct } from './sample-product.ts';

/** Serums that moisten and calm: fit for almost everybody, every day. */
export const SAMPLE_CARE_SERUMS: readonly SampleProduct[] = [
  {
    key: 'serum-reservoir-humectant',
    name: 'Reservoir Hydrating Serum',
    price: 10,
    suits: ['normal', 'dry', 'oily', 'combination', 'sensitive'],
    ingredients: `Aqua, Glycerin, Propanediol, Panthenol, Sodium PCA, Betaine, Sodium Hyaluronate, Carbomer,
      Sodium Hydroxide, Phenoxyethanol, Ethylhexylglycerin`,
  },
  {
    key: 'serum-deep-well-hyaluronic',
    name: 'Deep Well Hyaluronic Serum',
    price: 24,
    suits: ['normal', 'dry', 'combination'],
    ingredients: `Aqua, Glycerin, 1,2-Hexanediol, Butylene Glycol, Hydrolyzed Hyaluronic Acid, Sodium Hyaluronate,
      Hyaluronic Acid, Panthenol, Trehalose, Xanthan Gum, Disodium EDTA`,
  },
  {
    key: 'serum-glacier-barrier',
    name: 'Glacier Barrier Serum',
    price: 46,
    suits: ['dry', 'sensitive', 'normal'],
    ingredients: `Aqua, Glycerin, Squalane, Propanediol, Hydrogenated Lecithin, Cholesterol, Ceramide NP,
      Ceramide AP, Ceramide EOP, Phytosphingosine, Panthenol, Carbomer, Sodium Hydroxide, Caprylyl Glycol,
      Phenoxyethanol`,
  },
  {
    key: 'serum-moss-bed-soothing',
    name: 'Moss Bed Soothing Serum',
    price: 13,
    suits: ['sensitive', 'normal', 'dry', 'oily', 'combination'],
    ingredients: `Aqua, Glycerin, Centella Asiatica Extract, Propanediol, Panthenol, Allantoin, Madecassoside,
      Xanthan Gum, Sodium Benzoate, Potassium Sorbate, Citric Acid`,
  },
  {
    key: 'serum-lichen-calm',
    name: 'Lichen Calm Serum',
    price: 37,
    suits: ['sensitive', 'dry', 'normal'],
    ingredients: `Aqua, Butylene Glycol, Glycerin, Avena Sativa Kernel Extract, Betaine, Bisabolol, Asiaticoside,
      Allantoin, Hydroxyethylcellulose, 1,2-Hexanediol, Ethylhexylglycerin`,
  },
];
