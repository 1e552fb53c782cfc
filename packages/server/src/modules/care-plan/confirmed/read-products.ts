import type { LeftOut } from '@daylit/contract';
import type { Db } from '../../../db/database.ts';
import type { ProductFinder } from '../../catalogue/ports.ts';
import { type Objection, presentLeftOut } from '../left-out/objections-to.ts';
import type { ConfirmedPlans, LeftOuts } from '../ports.ts';
import type { ConfirmedStore } from './confirmed-store.ts';
import { readConfirmed, readRemoved } from './read-confirmed.ts';

interface Dependencies {
  db: Db;
  finder: ProductFinder;
  store: ConfirmedStore;
  leftOuts: LeftOuts;
}

/** Reads what members use, and what they took out, with the answers that leave it out now. */
export function createReadProducts({
  db,
  finder,
  store,
  leftOuts,
}: Dependencies): Pick<ConfirmedPlans, 'read' | 'readRemoved'> {
  return {
    async read(userId) {
      const products = await readConfirmed(await store.list(db, userId), finder);
      if (products.length === 0) return [];
      const { ofUsed } = await leftOuts.of(userId);
      return products.map((one) => ({ ...one, leftOut: firstOf(ofUsed(one.product)) }));
    },

    async readRemoved(userId) {
      const products = await readRemoved(await store.listRemoved(db, userId), finder);
      if (products.length === 0) return [];
      const { ofOffered } = await leftOuts.of(userId);
      return products.map((one) => ({ ...one, leftOut: firstOf(ofOffered(one.product)) }));
    },
  };
}

function firstOf([first]: readonly Objection[]): LeftOut | null {
  return first ? presentLeftOut(first) : null;
}
