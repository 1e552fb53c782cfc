import { sampleCatalogue } from './catalogue/sample-catalogue.ts';
import type { ProductCatalogue, ProductFinder } from './ports.ts';
import { createProductFinder } from './product-finder.ts';

interface RecommendationsModule {
  ports: { catalogue: ProductCatalogue; finder: ProductFinder };
}

/** Recommendations: the products that this server knows, and how their labels are read. */
export function createRecommendations(): RecommendationsModule {
  return { ports: { catalogue: sampleCatalogue, finder: createProductFinder(sampleCatalogue) } };
}
