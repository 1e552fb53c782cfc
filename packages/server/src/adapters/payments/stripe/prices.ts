/** Translates the ids of our price table into ids of the operator's Stripe account, and back. */
export interface PriceIds {
  isSold(ourId: string): boolean;
  /** Throws an Error for a price that is not sold. */
  toStripe(ourId: string): string;
  /** A price that is not in our table keeps Stripe's id. */
  toOurs(stripeId: string): string;
}

/** `ids` holds Stripe's id by ours. */
export function createPriceIds(ids: ReadonlyMap<string, string>): PriceIds {
  const ours = new Map([...ids].map(([id, stripeId]) => [stripeId, id]));
  return {
    isSold: (ourId) => ids.has(ourId),
    toStripe(ourId) {
      const stripeId = ids.get(ourId);
      if (stripeId === undefined) throw new Error(`The price ${ourId} has no id at Stripe.`);
      return stripeId;
    },
    toOurs: (stripeId) => ours.get(stripeId) ?? stripeId,
  };
}
