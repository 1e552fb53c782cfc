import type { SampleProduct } from './sample-product.ts';

export const SAMPLE_EYE_CREAMS: readonly SampleProduct[] = [
  {
    key: 'eye-small-hours-caffeine',
    name: 'Small Hours Caffeine Eye Gel',
    price: 10,
    suits: ['normal', 'oily', 'combination', 'dry', 'sensitive'],
    ingredients: `Aqua, Glycerin, Caffeine 5%, Propanediol, Panthenol, Sodium Hyaluronate, Carbomer,
      Sodium Hydroxide, Phenoxyethanol, Ethylhexylglycerin`,
  },
  {
    key: 'eye-half-moon-caffeine',
    name: 'Half Moon Caffeine Eye Cream',
    price: 24,
    suits: ['normal', 'dry', 'sensitive'],
    ingredients: `Aqua, Glycerin, Squalane, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Caffeine, Ceramide NP,
      Allantoin, Carbomer, Sodium Hydroxide, Phenoxyethanol`,
  },
  {
    key: 'eye-quiet-corner',
    name: 'Quiet Corner Eye Cream',
    price: 36,
    suits: ['dry', 'sensitive', 'normal'],
    ingredients: `Aqua, Butyrospermum Parkii Butter, Glycerin, Squalane, Cetearyl Olivate, Sorbitan Olivate,
      Cholesterol, Ceramide NP, Caffeine, Bisabolol, Xanthan Gum, Caprylyl Glycol`,
  },
  {
    key: 'eye-afterglow-retinyl',
    name: 'Afterglow Retinyl Eye Cream',
    price: 32,
    suits: ['normal', 'combination'],
    ingredients: `Aqua, Glycerin, Dimethicone, Cetearyl Alcohol, Caprylic/Capric Triglyceride, Glyceryl Stearate,
      Retinyl Palmitate, Tocopherol, Carbomer, Sodium Hydroxide, Phenoxyethanol, Parfum, Linalool`,
  },
];
