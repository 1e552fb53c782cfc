import { ALLOWANCES, type CurrentSubscription, REFUND_DAYS, WITHDRAWAL_DAYS } from '@daylit/contract';
import { formatDate, formatMoment } from '../../lib/format-date.ts';
import { REFUND_TIME } from '../../lib/refund-time.ts';
import { formatMoney } from '../amounts.ts';
import { planName } from '../plans.ts';
import { isDisputed, isResting, scheduledChange } from '../subscription.ts';

/** A way to end the contract: the text beside its button, and the text before the second click. */
export interface LeavingWay {
  action: 'withdraw' | 'refund' | 'cancel';
  title: string;
  /** Until when, and what happens. */
  text?: string;
  button: string;
  /** The first sentence of the question, then the rest of it. */
  asks: [string, string];
  points: string[];
  confirm: string;
}

const KEPT = `Everything is kept. On Free, scans older than the last ${ALLOWANCES.free.history_scans} are hidden and come back with a plan.`;

// Several charges may belong to one contract, and the last one alone is known here.
const ALL_BACK = 'All that you paid for it goes back to your card.';

const BANK_DECIDES =
  'Your bank has taken the last charge back and decides about it. Whatever else you paid goes back to your card.';

const RECEIPT = 'You get a receipt with date and time by mail.';

/** The ways that are open now, in the order of what they refund. */
export function leavingWays(subscription: CurrentSubscription, hasFoundingPlace: boolean): LeavingWay[] {
  const { withdraw_until, refund_until, last_charge } = subscription;
  const name = planName(subscription.plan);
  const waits = hasFoundingPlace ? ['Your founding price waits for you.'] : [];
  const money =
    last_charge === null || last_charge.is_refunded || last_charge.amount === 0
      ? undefined
      : formatMoney(last_charge);
  const allBack = isDisputed(subscription) ? BANK_DECIDES : ALL_BACK;
  const atOnce: Pick<LeavingWay, 'asks'> = {
    asks: [`${name} ends at once.`, 'After that you pay nothing.'],
  };
  const ways: LeavingWay[] = [];
  if (withdraw_until !== null)
    ways.push({
      action: 'withdraw',
      title: 'Withdraw from contract here',
      text: `Within ${WITHDRAWAL_DAYS} days you can undo the contract without a reason: until ${formatMoment(withdraw_until)}. ${allBack} ${name} ends at once.`,
      button: 'Withdraw from contract here',
      ...atOnce,
      points: [`${allBack} It takes ${REFUND_TIME}.`, RECEIPT, KEPT, ...waits],
      confirm: 'Confirm withdrawal',
    });
  if (refund_until !== null && money !== undefined)
    ways.push({
      action: 'refund',
      title: 'Ask for a refund',
      text: `Within ${REFUND_DAYS} days of a charge: until ${formatMoment(refund_until)}. The ${money} of the last charge is back on your card in ${REFUND_TIME}. ${name} ends at once.`,
      button: 'Request a refund',
      ...atOnce,
      points: [`${money} goes back to your card, in ${REFUND_TIME}.`, RECEIPT, KEPT, ...waits],
      confirm: 'Confirm refund',
    });
  if (scheduledChange(subscription).kind !== 'ends')
    ways.push({
      action: 'cancel',
      title: 'Cancel subscription',
      button: 'Cancel subscription',
      asks: isResting(subscription)
        ? [`The contract ends ${endOfContract(subscription)}.`, 'Nothing is charged after that.']
        : [`${name} stays until ${endOf(subscription)}.`, 'After that you are on Free and pay nothing.'],
      points: [KEPT, ...waits, 'You can undo this until then.'],
      confirm: 'Confirm cancellation',
    });
  return ways;
}

function endOf({ grace_until, renews_at }: CurrentSubscription): string {
  const end = grace_until ?? renews_at;
  return end === null ? 'the end of the time that is paid' : formatDate(end);
}

function endOfContract({ renews_at }: CurrentSubscription): string {
  return renews_at === null ? 'with its period' : `on ${formatDate(renews_at)}`;
}
