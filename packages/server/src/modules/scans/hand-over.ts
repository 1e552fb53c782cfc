import { CONFIRMED_DAYPART_VALUES, type HandOver, type HandOverProduct } from '@daylit/contract';
import type { ConfirmedPlans, ConfirmedProduct } from '../care-plan/ports.ts';
import type { Member } from '../members/ports.ts';
import type { RecordedScans } from './recorded-scans.ts';
import { LONGEST_HISTORY, type ScanComparisons } from './scan-comparisons.ts';

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
  const ids = new Set(confirmed.map(({ product }) => product.product.id));
  return [...ids].flatMap((id) => {
    const places = confirmed.filter(({ product }) => product.product.id === id);
    const [first] = places;
    if (!first) return [];
    const { product, label } = first.product;
    return {
      name: product.name,
      dayparts: CONFIRMED_DAYPART_VALUES.filter((each) => places.some(({ daypart }) => daypart === each)),
      since: new Date(Math.min(...places.map(({ addedAt }) => addedAt.getTime()))).toISOString(),
      is_sample: product.is_sample,
      label_status: label.status,
      ingredients: label.ingredients.map(({ name }) => name),
    };
  });
}
