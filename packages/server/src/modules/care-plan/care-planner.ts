import type { ProductCatalogue } from '../recommendations/ports.ts';
import { buildCarePlan } from './build-care-plan.ts';
import { CONCERNS } from './concerns.ts';
import { decideCarePlan } from './decide-care-plan.ts';
import { pickProducts } from './pick-products.ts';
import type { CarePlanner } from './ports.ts';
import { isForAdults } from './rank-concerns.ts';

/** Decides care plans from the products of a catalogue. */
export function createCarePlanner({ catalogue }: { catalogue: ProductCatalogue }): CarePlanner {
  return {
    decide(facts) {
      const decided = decideCarePlan({ ...facts, catalogue });
      return { carePlan: () => buildCarePlan(decided), productNeeds: () => pickProducts(decided) };
    },
    isForAdults: (words) => CONCERNS.some((concern) => isForAdults(concern) && concern.words.test(words)),
  };
}
