import type { ProductCatalogue } from '../recommendations/ports.ts';
import { buildCarePlan } from './build-care-plan.ts';
import { CONCERNS } from './concerns.ts';
import { decideCarePlan } from './decide-care-plan.ts';
import { pickProducts } from './pick-products.ts';
import type { CarePlanner } from './ports.ts';
import { isForAdults } from './rank-concerns.ts';

interface Dependencies {
  catalogue: ProductCatalogue;
}

/** Care plans: which product goes where, and why. */
export function createCarePlans({ catalogue }: Dependencies): { ports: { carePlanner: CarePlanner } } {
  return {
    ports: {
      carePlanner: {
        decide(facts) {
          const decided = decideCarePlan({ ...facts, catalogue });
          return { carePlan: () => buildCarePlan(decided), productNeeds: () => pickProducts(decided) };
        },
        isForAdults: (words) => CONCERNS.some((concern) => isForAdults(concern) && concern.words.test(words)),
      },
    },
  };
}
