import type { Db } from '../../db/database.ts';
import { createProductSearch } from './product-search.ts';
import { createCatalogue } from './shelf/shelves.ts';
import { createStoredProducts } from './shelf/stored-products.ts';

/** Catalogue: the products that this server knows, and how their labels are read. */
export function createCatalogueModule(dependencies: { db: Db }) {
  const stored = createStoredProducts(dependencies);
  const catalogue = createCatalogue({ stored });
  const productSearch = createProductSearch({ stored });
  return { ports: { catalogue, shelves: catalogue, finder: catalogue, productSearch } };
}
