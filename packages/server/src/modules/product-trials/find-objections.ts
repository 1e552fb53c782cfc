import type { ConfirmedPlans, LeftOuts, MemberLeftOuts } from '../care-plan/ports.ts';
import type { ProductFinder } from '../catalogue/ports.ts';

/** What the member's answers say against trying a product; empty for one that is not known any more. */
export type FindObjections = (
  userId: number,
  productId: string,
) => Promise<ReturnType<MemberLeftOuts['ofUsed']>>;

interface Dependencies {
  finder: ProductFinder;
  confirmedPlans: ConfirmedPlans;
  leftOuts: LeftOuts;
}

export function createFindObjections({ finder, confirmedPlans, leftOuts }: Dependencies): FindObjections {
  return async (userId, productId) => {
    const [confirmed, found, { ofUsed, ofOffered }] = await Promise.all([
      confirmedPlans.read(userId),
      finder.find([productId]),
      leftOuts.of(userId),
    ]);
    const used = confirmed.find(({ product }) => product.product.id === productId);
    if (used) return ofUsed(used.product);
    const known = found.get(productId);
    return known ? ofOffered(known) : [];
  };
}
