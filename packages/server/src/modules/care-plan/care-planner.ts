import type { ProductShelves } from '../catalogue/ports.ts';
import { buildCarePlan } from './build-care-plan.ts';
import { CONCERNS } from './concerns.ts';
import { decideCarePlan } from './decide-care-plan.ts';
import { pickProducts } from './pick-products.ts';
import type { CarePlanner } from './ports.ts';
import { avoidedWords } from './profile.ts';
import { isForAdults } from './rank-concerns.ts';
import { SHELF_SLOTS } from './shelf-slots.ts';
import { withoutRemoved } from './without-removed.ts';

/** Decides care plans from what the catalogue has for their slots. */
export function createCarePlanner({ shelves }: { shelves: ProductShelves }): CarePlanner {
  return {
    async decide(facts) {
      const shelf = await shelves.pick(SHELF_SLOTS, avoidedWords(facts.preferences));
      const catalogue = withoutRemoved(shelf, facts.course.removed);
      const decided = decideCarePlan({ ...facts, catalogue });
      return { carePlan: () => buildCarePlan(decided), productNeeds: () => pickProducts(decided) };
    },
    isForAdults: (words) => CONCERNS.some((concern) => isForAdults(concern) && concern.words.test(words)),
  };
}
