import { ALLOWANCES, type PlanOffers, type PlanPrice } from '@daylit/contract';
import { sentences } from '../../lib/sentences.ts';
import { formatPrice } from '../../lib/format-price.ts';
import type { Loaded } from '../../lib/states.ts';

export interface PlanPricesProps {
  /** The server's price list. While it is missing, the text says where to find prices. */
  offers: Loaded<PlanOffers>;
}

const { free, plus, pro } = ALLOWANCES;

/** The allowances and the price of each plan. */
export function PlanPrices({ offers }: PlanPricesProps) {
  const known = offers.state === 'ready' ? offers.value : undefined;
  return (
    <>
      <h3>Plans</h3>
      <p>
        {sentences(
          offers.state === 'waiting' && 'Loading prices...',
          offers.state === 'failed' && 'The prices could not be loaded; you find them under Pricing & Plans.',
          'Prices are in US dollars. Taxes may apply.',
        )}
      </p>
      <ul>
        <li>
          {`Free, ${formatPrice(0)}: ${free.scans} scan and ${free.messages} chat messages per month, the last ${free.history_scans} scans in the timeline, with ads of our own.`}
        </li>
        <li>
          {`Plus${priceWords(known, 'plus')}: ${plus.scans} scans and ${plus.messages} chat messages per month, ${plus.history_months} months of history, no ads.`}
        </li>
        <li>
          {`Pro${priceWords(known, 'pro')}: unlimited scans and chat within fair use (${pro.scans} scans and ${pro.messages} messages per month), the whole timeline with full export, no ads, and beta features if you turn them on.`}
        </li>
        {known?.founding != null && <FoundingMembers offers={known} places={known.founding.places} />}
      </ul>
    </>
  );
}

function FoundingMembers({ offers, places }: { offers: PlanOffers; places: number }) {
  const forPlus = findPrice(offers, 'plus_annual', 'founding');
  const forPro = findPrice(offers, 'pro_annual', 'founding');
  if (!forPlus || !forPro) return null;
  return (
    <li>
      {`Founding members, the first ${places.toLocaleString('en-US')} signups, pay ${money(forPlus)} per year for Plus or ${money(forPro)} for Pro. That price stays theirs for life.`}
    </li>
  );
}

/** ", $5.99 per month or $59.00 per year", empty while it is not known. */
function priceWords(offers: PlanOffers | undefined, tier: 'plus' | 'pro'): string {
  const monthly = findPrice(offers, `${tier}_monthly`, 'list');
  const annual = findPrice(offers, `${tier}_annual`, 'list');
  return monthly && annual ? `, ${money(monthly)} per month or ${money(annual)} per year` : '';
}

function findPrice(offers: PlanOffers | undefined, plan: PlanPrice['plan'], kind: PlanPrice['kind']) {
  return offers?.prices.find((price) => price.plan === plan && price.kind === kind);
}

function money({ amount }: PlanPrice): string {
  return formatPrice(amount / 100);
}
