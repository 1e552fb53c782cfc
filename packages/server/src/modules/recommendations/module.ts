import type { CarePlanAdvice } from '../care-plan/ports.ts';
import type { Catalogue } from '../catalogue/ports.ts';
import { createRecommendationHandlers, type RecommendationHandlers } from './handlers.ts';
import { createProductDetails } from './product-details.ts';
import { createRecommend } from './recommend.ts';

interface Dependencies {
  catalogue: Catalogue;
  carePlans: CarePlanAdvice;
  /** Where imports keep pictures. */
  productPictures: { find(name: string): Promise<Buffer | undefined> };
}

/** Recommendations: which products of the catalogue fit a member, and why. */
export function createRecommendations(dependencies: Dependencies): { handlers: RecommendationHandlers } {
  return {
    handlers: createRecommendationHandlers({
      recommend: createRecommend(dependencies),
      describe: createProductDetails(dependencies),
      findPicture: dependencies.productPictures.find,
    }),
  };
}
