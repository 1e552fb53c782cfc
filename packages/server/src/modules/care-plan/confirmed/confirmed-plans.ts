import type { CarePlan, ConfirmedCarePlan, ProductConfirmation, ProductRemoval } from '@daylit/contract';
import type { Clock } from '../../../clock.ts';
import type { Db, DbTransaction } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { Refusal } from '../../../errors.ts';
import type { MemberLocks } from '../../members/ports.ts';
import type { CatalogueProduct, ProductFinder } from '../../catalogue/ports.ts';
import { type LeftOutNoteStore } from '../left-out/left-out-notes.ts';
import { refuseLeftOut } from '../left-out/refuse-left-out.ts';
import type { ConfirmedPlans, LeftOuts, MemberLeftOuts } from '../ports.ts';
import type { LatestReports } from '../../reports/ports.ts';
import { choosePlaces } from './choose-places.ts';
import type { ConfirmedRow, ConfirmedStore } from './confirmed-store.ts';
import { presentConfirmed } from './present-confirmed.ts';
import { keep } from './keep-product.ts';
import { ownProduct } from './read-confirmed.ts';
import { createReadProducts } from './read-products.ts';
import { usualDays } from './usual-days.ts';

/** The most products that one routine holds. */
export const MAX_PRODUCTS = 40;

export interface ConfirmedPlanService extends ConfirmedPlans {
  confirm(userId: number, confirmation: ProductConfirmation): Promise<ConfirmedCarePlan>;
  remove(userId: number, removal: ProductRemoval): Promise<ConfirmedCarePlan>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  locks: MemberLocks;
  finder: ProductFinder;
  store: ConfirmedStore;
  reports: LatestReports;
  leftOuts: LeftOuts;
  notes: LeftOutNoteStore;
}

/** What was known before the member was locked. */
interface Known {
  confirmation: ProductConfirmation;
  /** The product of the catalogue. */
  known: CatalogueProduct | undefined;
  /** The newest suggested care plan. */
  suggested: CarePlan | null;
  leftOuts: MemberLeftOuts;
}

export function createConfirmedPlans(dependencies: Dependencies): ConfirmedPlanService {
  const { db, clock, locks, finder, store, reports, leftOuts, notes } = dependencies;

  const { read, readRemoved } = createReadProducts(dependencies);

  async function confirmIn(
    transaction: DbTransaction,
    userId: number,
    { confirmation, known, suggested, leftOuts: { ofUsed, ofOffered } }: Known,
  ): Promise<void> {
    const rows = await store.list(transaction, userId);
    // What was taken out comes back with its details.
    const removed = await store.listRemoved(transaction, userId);
    const kept = keep(confirmation, known, [...rows, ...removed]);
    const { product_id } = kept;
    const { daypart } = confirmation;
    const step = confirmation.step.trim();
    const product = known ?? ownProduct({ ...kept, step }, finder);
    const standing = rows.filter((row) => row.product_id === product_id);
    const objections = standing.length > 0 ? ofUsed(product) : ofOffered(product);
    refuseLeftOut(objections, confirmation.despite ?? false);
    const places = choosePlaces({ step, daypart, product_id, suggested, rows });
    const isNew = places.filter((place) => !rows.some((row) => isAt(row, place))).length;
    if (rows.length + isNew > MAX_PRODUCTS) {
      throw new Refusal('conflict', {
        detail: `Your routine holds ${MAX_PRODUCTS} products, which is the most. Remove one first.`,
      });
    }
    const added_at = standing[0]?.added_at ?? clock();
    for (const place of places) {
      const before = [...standing, ...removed.filter((row) => row.product_id === product_id)].find((row) =>
        isAt(row, place),
      );
      const days = confirmation.days ?? before?.days ?? usualDays(known, place, suggested);
      await store.put(transaction, userId, { ...kept, ...place, days, added_at });
    }
    // The catalogue still has its own products; what a member typed would be lost.
    await store.rememberReplaced(transaction, userId, rows, clock());
    if (objections.length === 0) return;
    const before = await notes.find(transaction, userId);
    const decided = objections.map(({ key }) => ({ id: product_id, key }));
    await notes.save(transaction, userId, { ...before, despite: [...before.despite, ...decided] });
  }

  return {
    read,
    readRemoved,
    present: async (userId) => presentConfirmed(await read(userId)),

    async confirm(userId, confirmation) {
      // Read beforehand: behind a lock, waiting for another connection could deadlock.
      const { id } = confirmation.product;
      const [report, found, memberLeftOuts] = await Promise.all([
        reports.find(userId),
        id === undefined ? undefined : finder.find([id]),
        leftOuts.of(userId),
      ]);
      const facts = {
        confirmation,
        known: id === undefined ? undefined : found?.get(id),
        suggested: report?.care_plan ?? null,
        leftOuts: memberLeftOuts,
      };
      await inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        await confirmIn(transaction, userId, facts);
      });
      return presentConfirmed(await read(userId));
    },

    async remove(userId, removal) {
      await inTransaction(db, async (transaction) => {
        await locks.lockMember(transaction, userId);
        const removed = await store.remove(transaction, userId, removal, clock());
        if (removed === 0) throw new Refusal('not_found', { detail: 'This product is not in your routine.' });
      });
      return presentConfirmed(await read(userId));
    },
  };
}

function isAt(
  row: Pick<ConfirmedRow, 'daypart' | 'step'>,
  place: Pick<ConfirmedRow, 'daypart' | 'step'>,
): boolean {
  return row.daypart === place.daypart && row.step === place.step;
}
