import type { Clock } from '../../clock.ts';
import { Refusal } from '../../errors.ts';
import { eachAlone } from './each-alone.ts';
import { type FoundingPlaces, HOLD } from './founding-places.ts';
import type { OpenCheckouts } from './open-checkouts.ts';
import type { PaymentProvider } from './ports.ts';
import { findPrice, type PriceEntry, priceFor } from './prices.ts';

/** Which price a member pays: the founding one for life, for whoever has a place. */
export interface OwnPrices {
  /** The entry of a price that is sold. Throws a 422 for any other. */
  require(priceId: string): PriceEntry;
  /** The price that the member would pay, without taking a place. */
  find(userId: number, wanted: PriceEntry): Promise<PriceEntry>;
  /** The same, with a place held for it where it needs one. Throws a 409 when all are taken. */
  reserve(userId: number, wanted: PriceEntry): Promise<PriceEntry>;
  /** Gives places back whose checkout has lapsed unpaid, at most `limit`. Resolves with what failed. */
  releaseLapsed(limit: number): Promise<unknown[]>;
}

interface Dependencies {
  clock: Clock;
  provider: PaymentProvider;
  places: FoundingPlaces;
  openCheckouts: OpenCheckouts;
}

const ALL_TAKEN = 'All founding places are taken. Nothing was charged. You can choose the list price.';

/** Lapsed holds that are looked at when no place is free. */
const LAPSED_BATCH = 20;

export function createOwnPrices({ clock, provider, places, openCheckouts }: Dependencies): OwnPrices {
  async function find(userId: number, wanted: PriceEntry): Promise<PriceEntry> {
    const own = (await places.has(userId)) ? priceFor(wanted, true) : wanted;
    return provider.isSold(own.id) ? own : wanted;
  }

  /** Only once no checkout of the hold can be paid any more, the place is free. */
  async function releaseLapsed(limit: number): Promise<unknown[]> {
    return await eachAlone(await places.listLapsed(limit), async (userId) => {
      await openCheckouts.closeBefore(userId, new Date(clock().getTime() - HOLD));
      await places.release(userId);
    });
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
      // Whether all are taken is not known as long as one of them could not be looked at.
      if (failure !== undefined) throw failure;
      throw new Refusal('conflict', { detail: ALL_TAKEN });
    },
  };
}
