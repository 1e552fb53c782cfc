import {
  ALLOWANCES,
  GRACE_DAYS,
  type HomeRegion,
  PLAN_NAMES,
  RENEWAL_NOTICE_DAYS,
  TIER_OF_PLAN,
  TRIAL_NOTICE_DAYS,
} from '@daylit/contract';
import type { MailContent } from '../mail/ports.ts';
import { renewalOf, tierOf } from './billing-facts.ts';
import { givesPlan } from './plan-of-subscription.ts';
import type { ProviderSubscription } from './ports.ts';
import { findPrice } from './prices.ts';
import { refundUntil, withdrawUntil } from './refunds/refund-request.ts';
import { inDays, inMinutes, inMoney } from './words.ts';

/** The recipient of a mail, and the addresses of the pages for billing and for contact. */
export interface Recipient {
  email: string;
  url: string;
  contactUrl: string;
  /** Where the member lives, for the order of dates. */
  region: HomeRegion | null;
}

/** A mail, and the name by which it is sent once. */
export type Notice = readonly [string, (to: Recipient) => MailContent];

const KEPT = `Everything is kept. Scans older than the last ${ALLOWANCES.free.history_scans} are hidden, and come back with a plan.`;

const WHERE = 'Under Account, Billing you see your plan and can cancel in two clicks. We do not ask why.';

export function mail(
  to: Recipient,
  subject: string,
  paragraphs: readonly string[],
  closing = WHERE,
): MailContent {
  const action = { label: 'Open billing', url: to.url };
  return { recipient: to.email, subject, paragraphs, action, closing };
}

function nameOf(subscription: ProviderSubscription): string {
  const tier = tierOf(subscription);
  return tier ? PLAN_NAMES[tier] : 'your plan';
}

function goesOn(subscription: ProviderSubscription, region: HomeRegion | null): string {
  const renewal = renewalOf(subscription);
  if (!renewal) return `It ends on ${inDays(subscription.periodEnd, region)}. Nothing is charged after that.`;
  return `It renews on ${inDays(renewal.at, region)} for ${inMoney({ amount: renewal.amount, currency: currencyOf(subscription) })}, until you cancel.`;
}

function currencyOf({ lastCharge }: ProviderSubscription): string {
  return lastCharge?.currency ?? 'usd';
}

export function receipt(
  to: Recipient,
  subscription: ProviderSubscription,
  charge: NonNullable<ProviderSubscription['lastCharge']>,
): MailContent {
  const { card } = subscription;
  const paidWith = card ? ` with ${card.brand} ending ${card.last4}` : '';
  return mail(to, `Receipt: ${inMoney(charge)} for Daylit ${nameOf(subscription)}`, [
    `You paid ${inMoney(charge)} on ${inMinutes(charge.chargedAt, to.region)}${paidWith}.`,
    goesOn(subscription, to.region),
    [...waysBack(subscription, to.region), 'The invoice is a PDF under Billing.'].join(' '),
  ]);
}

/** How to get the last charge back, which differs once the withdrawal period is over. */
function waysBack(subscription: ProviderSubscription, region: HomeRegion | null): string[] {
  const [withdraw, refund] = [withdrawUntil(subscription), refundUntil(subscription)];
  if (!subscription.lastCharge || subscription.lastCharge.chargedAt < withdraw)
    return [
      `Until ${inMinutes(withdraw, region)}, you can withdraw from the contract without a reason, and all that you paid for it goes back.`,
    ];
  return refund
    ? [`Until ${inMinutes(refund, region)}, you can have this charge back, which ends the plan.`]
    : [];
}

export function renewalNotice(to: Recipient, subscription: ProviderSubscription): MailContent {
  return mail(to, `Daylit ${nameOf(subscription)} renews in ${RENEWAL_NOTICE_DAYS} days`, [
    goesOn(subscription, to.region),
    'If you want to stay, there is nothing to do. If not, cancel before that day and nothing is charged.',
  ]);
}

export function paymentFailed(to: Recipient, subscription: ProviderSubscription, until: Date): MailContent {
  return mail(to, 'A payment did not go through', [
    `The payment for Daylit ${nameOf(subscription)} did not go through. Nothing was charged.`,
    `${nameOf(subscription)} stays until ${inMinutes(until, to.region)}, ${GRACE_DAYS} days after the payment. Please change the card until then.`,
    'If you do nothing, you are on Free afterwards, and keep everything.',
  ]);
}

export function unpaid(to: Recipient, subscription: ProviderSubscription): MailContent {
  return mail(to, 'You are on Free now', [
    `The payment for Daylit ${nameOf(subscription)} is still missing, so you are on Free now.`,
    'Everything is kept. Older scans are hidden, and come back with a plan.',
  ]);
}

export function planChanged(to: Recipient, subscription: ProviderSubscription): MailContent {
  return mail(to, `Your plan is ${nameOf(subscription)} now`, [
    `Your plan was changed to ${planInWords(subscription.priceId)}.`,
    goesOn(subscription, to.region),
  ]);
}

export function changeScheduled(to: Recipient, subscription: ProviderSubscription): MailContent {
  return mail(to, 'Your plan will change', [
    `On ${inDays(subscription.periodEnd, to.region)} your plan changes to ${planInWords(subscription.scheduledPriceId ?? '')}. Until then you keep ${nameOf(subscription)}.`,
    goesOn(subscription, to.region),
    'You can undo this until that day.',
  ]);
}

export function cancelled(to: Recipient, subscription: ProviderSubscription): MailContent {
  const isFounding = findPrice(subscription.priceId)?.kind === 'founding';
  const waits = isFounding ? ' Your founding price waits for you.' : '';
  return mail(
    to,
    `Daylit ${nameOf(subscription)} is cancelled`,
    [
      givesPlan(subscription)
        ? `You cancelled. ${nameOf(subscription)} stays until ${inDays(subscription.periodEnd, to.region)}. After that you are on Free and pay nothing.`
        : `You cancelled. The contract for ${nameOf(subscription)} ends on ${inDays(subscription.periodEnd, to.region)}, and nothing more is charged.`,
      `${KEPT}${waits}`,
    ],
    'You can undo this until that day under Account, Billing.',
  );
}

export function kept(to: Recipient, subscription: ProviderSubscription): MailContent {
  return mail(to, `You keep Daylit ${nameOf(subscription)}`, [goesOn(subscription, to.region)]);
}

export function trialEnding(to: Recipient, end: Date): MailContent {
  return mail(
    to,
    `Your trial ends in ${TRIAL_NOTICE_DAYS} days`,
    [
      `Your trial ends on ${inDays(end, to.region)}. After that you are on Free. Nothing is charged: we never asked for a card.`,
      KEPT,
    ],
    'If Free is enough for you, there is nothing to do.',
  );
}

export function priceChange(
  to: Recipient,
  subscription: ProviderSubscription,
  change: { amount: number; currency: string; from: Date },
): MailContent {
  return mail(to, 'The price of your plan changes', [
    `From ${inDays(change.from, to.region)} the price of ${planInWords(subscription.priceId)} is ${inMoney(change)}. You pay it from the first renewal after that day.`,
    'If you do not want it, cancel before that renewal and nothing more is charged.',
  ]);
}

function planInWords(priceId: string): string {
  const price = findPrice(priceId);
  if (!price) return 'another plan';
  return `${PLAN_NAMES[TIER_OF_PLAN[price.plan]]}, paid by the ${price.period === 'annual' ? 'year' : 'month'}`;
}
