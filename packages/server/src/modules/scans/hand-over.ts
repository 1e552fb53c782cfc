import { CONFIRMED_DAYPART_VALUES, type HandOver, type HandOverProduct } from '@daylit/contract';
import type { ConfirmedPlans, ConfirmedProduct } from '../care-plan/ports.ts';
import type { Member } from '../members/ports.ts';
import type { RecordedScans } from './recorded-scans.ts';
import { LONGEST_HISTORY, type ScanComparisons } from './scan-comparisons.ts';
import { beganAt } from './started-products.ts';

/** Collects what a member may want to show a doctor. */
export interface HandOvers {
  collect(member: Member): Promise<HandOver>;
}

interface Dependencies {
  comparisons: ScanComparisons;
  recorded: RecordedScans;
  confirmedPlans: ConfirmedPlans;
}

export function createHandOvers({ comparisons, recorded, confirmedPlans }: Dependencies): HandOvers {
  return {
    async collect(member) {
      const [trends, scans, products] = await Promise.all([
        comparisons.overTime(member),
        recorded.list(member, LONGEST_HISTORY),
        confirmedPlans.read(member.id),
      ]);
      const sentTo = new Set(scans.flatMap(({ sent_to }) => sent_to ?? []));
      return { trends, products: productsOf(products), photos_sent_to: [...sentTo].slice(0, 20) };
    },
  };
}

/** One entry a product, wherever in the routine it stands. */
function productsOf(confirmed: readonly ConfirmedProduct[]): HandOverProduct[] {
  const byProduct = Map.groupBy(confirmed, ({ product }) => product.product.id);
  return [...byProduct.values()].flatMap((places) => {
    const [first] = places;
    if (!first) return [];
    const { product, label } = first.product;
    return {
      name: product.name,
      dayparts: CONFIRMED_DAYPART_VALUES.filter((each) => places.some(({ daypart }) => daypart === each)),
      since: beganAt(places),
      is_sample: product.is_sample,
      label_status: label.status,
      ingredients: label.ingredients.map(({ name }) => name),
    };
  });
}
