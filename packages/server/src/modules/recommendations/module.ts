import { sampleCatalogue } from './catalogue/sample-catalogue.ts';
import type { ProductCatalogue } from './ports.ts';

/** Recommendations: the products that this server knows, and how their labels are read. */
export function createRecommendations(): { ports: { catalogue: ProductCatalogue } } {
  return { ports: { catalogue: sampleCatalogue } };
}
