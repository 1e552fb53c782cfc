import type { StepKey } from '@daylit/contract';
import type { Db } from '../src/db/database.ts';
import { storeOffers } from '../src/modules/catalogue/import/offer-writer.ts';
import { storeProducts } from '../src/modules/catalogue/import/product-writer.ts';
import { readLabel } from '../src/modules/catalogue/read-label.ts';

interface Invented {
  code: string;
  step: StepKey;
  /** The ingredient list. */
  list: string;
  /** US dollars. */
  price: number;
}

const clock = () => new Date('2026-11-20T12:00:00Z');

/** Puts products into the catalogue, as an import does. */
export async function storeInvented(db: Db, products: readonly Invented[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const rows = products.map(({ code, step, list }) => ({
      id: `obf:${code}`,
      code,
      name: `Invented ${code}`,
      brand: null,
      step,
      ingredients_text: list,
      label: readLabel(list, step, 'reported'),
      spf: null,
      amount: null,
      amount_unit: null,
      labels: [],
      opened_months: null,
      source_url: `https://world.openbeautyfacts.org/product/${code}`,
      modified_at: clock().toISOString(),
    }));
    await storeProducts(transaction, rows, clock);
    const offers = products.map(({ code, price }) => ({
      code,
      price,
      product_url: null,
      price_seen_at: null,
      picture_url: null,
    }));
    await storeOffers(transaction, offers, clock);
  });
}
