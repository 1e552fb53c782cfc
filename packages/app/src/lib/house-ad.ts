import { type AgeBand, ALLOWANCES, type Plan, TIER_OF_PLAN } from '@daylit/contract';
import { type AdSlotProps, canBuy } from '@daylit/ui';

type Ad = Pick<AdSlotProps, 'title' | 'text' | 'href' | 'linkText'>;

/** The only facts that an advertisement may depend on. */
interface HouseAdReader {
  plan: Plan;
  age_band?: AgeBand | null | undefined;
}

const { plus } = ALLOWANCES;

const AD: Ad = {
  title: 'Plus has no advertisements',
  text: `${plus.scans} check-ins and ${plus.messages} chat messages a month, and ${plus.history_months} months to look back on.`,
  href: '/timeline?upgrade',
  linkText: 'Pricing & Plans',
};

/** Our own advertisement; null for plans without ads and for minors. Everybody else sees the same one. */
export function houseAd({ plan, age_band }: HouseAdReader): Ad | null {
  return ALLOWANCES[TIER_OF_PLAN[plan]].has_ads && canBuy(age_band) ? AD : null;
}
