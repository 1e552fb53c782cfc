import { ALLOWANCES, PLAN_NAMES, PRICES } from '@daylit/contract';
import { tellPlanName } from './account.ts';
import { ENTRIES } from '../knowledge/knowledge.ts';
import { type Answer, type ReadQuestion, Draft } from './draft.ts';
import { tellEntry } from './tell-entry.ts';
import { ownFact, plural } from './words.ts';

type Tier = 'free' | 'plus' | 'pro';
const TIERS: readonly Tier[] = ['free', 'plus', 'pro'];

/** What the plans cost and give, by the figures that the price list has too. */
export async function tellPrices(asked: ReadQuestion): Promise<Answer> {
  const { facts, text } = asked.question;
  const plans = ENTRIES.get('our.plans');
  // Nobody under 18 is sold anything.
  if (facts.isMinor && plans) return tellEntry(plans, asked);
  const named = TIERS.filter((tier) => new RegExp(String.raw`\b${tier}\b`, 'i').test(text));
  const draft = new Draft();
  draft.say(
    (named.length > 0 ? named : TIERS).map(lineOf).join('\n'),
    ownFact('The price list of this server'),
  );
  const own = await tellPlanName(asked);
  return draft
    .say(
      `${own.paragraphs[0]?.replace(/ \[\d+\]/, '') ?? ''} You change or cancel in the Billing tab of your account, where you also see whether a founding price is open.`,
    )
    .offer('How many messages do I have left?', 'How do I cancel my subscription?')
    .answer();
}

function lineOf(tier: Tier): string {
  const { scans, messages, history_scans: kept, history_months: months, has_ads: hasAds } = ALLOWANCES[tier];
  const history =
    kept === null
      ? months === null
        ? 'your whole history'
        : `${months} months of history`
      : `your newest ${plural(kept, 'scan')}`;
  return `${PLAN_NAMES[tier]}: ${costOf(tier)}. ${plural(scans, 'scan')} and ${plural(messages, 'message')} a month, ${history}${hasAds ? ', with ads' : ''}.`;
}

function costOf(tier: Tier): string {
  if (tier === 'free') return 'nothing';
  return `${amountOf(`${tier}_monthly`)} a month or ${amountOf(`${tier}_annual`)} a year`;
}

const amountOf = (price: keyof typeof PRICES): string => `$${(PRICES[price].amount / 100).toFixed(2)}`;
