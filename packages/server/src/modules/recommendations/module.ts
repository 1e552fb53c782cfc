import type { Db } from '../../db/database.ts';
import type { CarePlanAdvice } from '../care-plan/ports.ts';
import { createRecommendationHandlers, type RecommendationHandlers } from './handlers.ts';
import type { ProductFinder, ProductSearch, ProductShelves } from './ports.ts';
import { createProductDetails } from './product-details.ts';
import { createProductSearch } from './product-search.ts';
import { createRecommend } from './recommend.ts';
import { createCatalogue } from './shelf/shelves.ts';
import { createStoredProducts } from './shelf/stored-products.ts';

interface Dependencies {
  db: Db;
  /** Where imports keep pictures. */
  productPictures: { find(name: string): Promise<Buffer | undefined> };
  /** A function, because care plans depend on the catalogue and are made later. */
  carePlans: () => CarePlanAdvice;
}

interface RecommendationsModule {
  handlers: RecommendationHandlers;
  ports: { shelves: ProductShelves; finder: ProductFinder; productSearch: ProductSearch };
}

/**
 * Recommendations: the products that this server knows, how their labels are read, and which fit a member.
 */
export function createRecommendations(dependencies: Dependencies): RecommendationsModule {
  const stored = createStoredProducts(dependencies);
  const catalogue = createCatalogue({ stored });
  return {
    handlers: createRecommendationHandlers({
      recommend: createRecommend({ ...dependencies, catalogue }),
      describe: createProductDetails({ ...dependencies, catalogue }),
      findPicture: dependencies.productPictures.find,
    }),
    ports: { shelves: catalogue, finder: catalogue, productSearch: createProductSearch({ stored }) },
  };
}
