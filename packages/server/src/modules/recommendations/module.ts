import type { Db } from '../../db/database.ts';
import type { ProductFinder, ProductShelves } from './ports.ts';
import { createCatalogue } from './shelf/shelves.ts';
import { createStoredProducts } from './shelf/stored-products.ts';

interface RecommendationsModule {
  ports: { shelves: ProductShelves; finder: ProductFinder };
}

/** Recommendations: the products that this server knows, and how their labels are read. */
export function createRecommendations({ db }: { db: Db }): RecommendationsModule {
  const catalogue = createCatalogue({ stored: createStoredProducts({ db }) });
  return { ports: { shelves: catalogue, finder: catalogue } };
}
