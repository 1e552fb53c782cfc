import type { StepKey } from '@daylit/contract';
import { labelWords } from '../avoid-terms.ts';
import type { CatalogueProduct, ProductCatalogue } from '../product-types.ts';
import { readLabel } from '../read-label.ts';
import { SAMPLE_ACTIVE_SERUMS } from './sample-active-serums.ts';
import { SAMPLE_CARE_SERUMS } from './sample-care-serums.ts';
import { SAMPLE_CLEANSERS } from './sample-cleansers.ts';
import { SAMPLE_EXFOLIANTS } from './sample-exfoliants.ts';
import { SAMPLE_EYE_CREAMS } from './sample-eye-creams.ts';
import { SAMPLE_MASKS } from './sample-masks.ts';
import { SAMPLE_MOISTURIZERS } from './sample-moisturizers.ts';
import type { SampleProduct } from './sample-product.ts';
import { SAMPLE_SUNSCREENS } from './sample-sunscreens.ts';
import { SAMPLE_TONERS } from './sample-toners.ts';

/**
 * Invented products that make the whole application usable before an operator imports a real catalogue.
 * Every one says `is_sample`. No ratings: nobody has used them.
 */
export const sampleCatalogue: ProductCatalogue = {
  products: [
    ...fromSamples('cleanser', SAMPLE_CLEANSERS),
    ...fromSamples('toner', SAMPLE_TONERS),
    ...fromSamples('serum', [...SAMPLE_CARE_SERUMS, ...SAMPLE_ACTIVE_SERUMS]),
    ...fromSamples('eye_cream', SAMPLE_EYE_CREAMS),
    ...fromSamples('moisturizer', SAMPLE_MOISTURIZERS),
    ...fromSamples('sunscreen', SAMPLE_SUNSCREENS),
    ...fromSamples('mask', SAMPLE_MASKS),
    ...fromSamples('exfoliant', SAMPLE_EXFOLIANTS),
  ],
  ...labelWords,
};

function fromSamples(step: StepKey, samples: readonly SampleProduct[]): CatalogueProduct[] {
  return samples.map(({ key, name, price, suits, spf, ingredients }) => ({
    product: {
      id: `sample:${key}`,
      name,
      category: step,
      suggested_category: step,
      image_url: null,
      product_url: null,
      price,
      rating: null,
      is_custom: false,
      is_confirmed: false,
      is_sample: true,
    },
    step,
    suits,
    spf: spf ?? null,
    label: readLabel(ingredients, step, 'verified'),
  }));
}
