import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors.ts';
import { eachAlone } from '../../jobs/each-alone.ts';
import type { Logger } from '../../logger.ts';
import { type FoundingPlaces, HOLD } from './founding-places.ts';
import type { OpenCheckouts } from './open-checkouts.ts';
import type { PaymentProvider } from './ports.ts';
import { findPrice, type PriceEntry, priceFor } from './prices.ts';

/** The prices of a member: the founding ones for life, for a member with a place. */
export interface OwnPrices {
  /** The entry of a price that is for sale. Throws a 422 for any other. */
  require(priceId: string): PriceEntry;
  /** The price that the member would pay, without taking a place. */
  find(userId: number, wanted: PriceEntry): Promise<PriceEntry>;
  /** The same, and holds a place where the price needs one. Throws a 409 when all are taken. */
  reserve(userId: number, wanted: PriceEntry): Promise<PriceEntry>;
  /** Releases at most `limit` places whose checkout has expired unpaid. Resolves with the failures. */
  releaseLapsed(limit: number): Promise<unknown[]>;
}

interface Dependencies {
  clock: Clock;
  log: Logger;
  provider: PaymentProvider;
  places: FoundingPlaces;
  openCheckouts: OpenCheckouts;
}

const ALL_TAKEN = 'All founding places are taken. Nothing was charged. You can choose the list price.';

/** Number of expired holds that are checked when no place is free. */
const LAPSED_BATCH = 20;

export function createOwnPrices(dependencies: Dependencies): OwnPrices {
  const { clock, log, provider, places, openCheckouts } = dependencies;

  async function find(userId: number, wanted: PriceEntry): Promise<PriceEntry> {
    const own = (await places.has(userId)) ? priceFor(wanted, true) : wanted;
    return provider.isSold(own.id) ? own : wanted;
  }

  /** The place is free only after no checkout of the hold can be paid any more. */
  async function releaseLapsed(limit: number): Promise<unknown[]> {
    const release = async (userId: number) => {
      await openCheckouts.closeBefore(userId, new Date(clock().getTime() - HOLD));
      await places.release(userId);
    };
    const failed = 'founding places were not released';
    return await eachAlone(await places.listLapsed(limit), release, { log, failed, idOf: String });
  }

  return {
    find,
    releaseLapsed,

    require(priceId) {
      const price = findPrice(priceId);
      if (price && provider.isSold(priceId)) return price;
      throw new Refusal('invalid', { detail: 'This price is not sold here.', field: 'priceId' });
    },

    async reserve(userId, wanted) {
      const own = await find(userId, wanted);
      if (own.kind === 'list' || (await places.hold(userId))) return own;
      const [failure] = await releaseLapsed(LAPSED_BATCH);
      if (await places.hold(userId)) return own;
      // If one hold could not be checked, it is not known whether all places are taken.
      if (failure !== undefined) throw failure;
      throw new Refusal('conflict', { detail: ALL_TAKEN });
    },
  };
}
