// The mails about refunds, successful and failed.
import { type HomeRegion, type Money, REFUND_BUSINESS_DAYS } from '@daylit/contract';
import type { MailContent } from '../../mail/ports.ts';
import { mail, type Notice, type Recipient } from '../billing-mails.ts';
import type { BouncedRefund, ProviderSubscription, Refunded } from '../ports.ts';
import { inMinutes, inMoney } from '../words.ts';
import {
  isOutstanding,
  type ManualRefund,
  type OutstandingRequest,
  type RefundEvent,
  type RefundRequest,
} from './refund-request.ts';

const MONEY_BACK = `The money is back on your card in ${REFUND_BUSINESS_DAYS} business days.`;
const RECEIPT = 'Please keep this mail as your receipt.';

/** What the member is told about an event; undefined when it is nothing. */
export function noticeOf(event: RefundEvent, now: Date): Notice | undefined {
  switch (event.type) {
    case 'answered': {
      const { request, refunded } = event;
      if (request.refunded) return answeredAgain(request.subscriptionId, request.refunded, refunded, now);
      return request.way === 'withdraw' ? withdrawn(request, refunded) : notRefunded(request, refunded, now);
    }
    case 'second_refunded':
      return secondEnded(event.request, now);
    case 'bounced':
      return bounced(event.refund);
    case 'paid_by_hand':
      return paidByHand(event.refund, now);
    default:
      return undefined;
  }
}

/** Names the mail about a refunded charge. */
export function refundOf(chargedAt: Date): string {
  return `refund ${chargedAt.toISOString()}`;
}

/** About a charge that was refunded in full. */
export function refundedInFull(charge: NonNullable<ProviderSubscription['lastCharge']>, now: Date): Notice {
  return notice(refundOf(charge.chargedAt), refundSubject(charge), ({ region }) => [
    sentBack(charge, now, region),
    'The plan that it paid for has ended. Everything that you made in Daylit is kept.',
  ]);
}

/** Why a charge is not refunded now, and what the member can do. `where` says where to write to us. */
export function outstandingWords({ held, refused }: Omit<Refunded, 'back'>, where: string): string[] {
  return [
    ...(refused
      ? [
          `${inMoney(refused)} cannot go back to your card: the payment provider or your bank refuses it. Please write to us ${where}, and we pay it back in another way.`,
        ]
      : []),
    ...(held
      ? [
          `Your bank holds ${inMoney(held)} until the dispute about it is decided. If the charge stands, we send it back to you.`,
        ]
      : []),
  ];
}

function notice(
  name: string,
  subject: string,
  paragraphs: (to: Recipient) => readonly string[],
  closing?: string,
): Notice {
  return [name, (to) => mail(to, subject, paragraphs(to), closing)];
}

function outstandingIn({ contactUrl }: Recipient, refunded: Omit<Refunded, 'back'>): string[] {
  return outstandingWords(refunded, `under ${contactUrl}`);
}

function sentBack(money: Money, at: Date, region: HomeRegion | null): string {
  return `On ${inMinutes(at, region)} we sent ${inMoney(money)} back to you. ${MONEY_BACK}`;
}

function refundSubject(money: Money): string {
  return `Refund: ${inMoney(money)}`;
}

/** Names the receipt of a request. */
function receiptOf({ way, subscriptionId, since }: RefundRequest): string {
  return `${subscriptionId} ${way === 'withdraw' ? 'withdrawn' : refundOf(new Date(since))}`;
}

/** About a refund that failed in part. The reading of the subscription reports a complete one. */
function notRefunded(request: RefundRequest, refunded: Refunded, now: Date): Notice | undefined {
  const { back } = refunded;
  if (!isOutstanding(refunded)) return undefined;
  if (!back)
    return notice(
      `${request.subscriptionId} not refunded ${request.since}`,
      'Your refund could not be sent',
      (to) => [...outstandingIn(to, refunded), 'Your plan goes on, and nothing else was changed.'],
    );
  return notice(receiptOf(request), refundSubject(back), (to) => [
    sentBack(back, now, to.region),
    ...outstandingIn(to, refunded),
    'The plan has ended.',
  ]);
}

function withdrawn(request: RefundRequest, refunded: Refunded): Notice {
  const { back } = refunded;
  const none = 'We send no money back: nothing was charged, or your bank has taken it back already.';
  const whole = back && (isOutstanding(refunded) ? inMoney(back) : `All of it, ${inMoney(back)},`);
  const write = (to: Recipient) => [
    `You withdrew from your contract on ${inMinutes(new Date(request.askedAt), to.region)}. The contract has ended, and so has the plan.`,
    ...(whole === null ? [] : [`${whole} goes back to you. ${MONEY_BACK}`]),
    ...(whole === null && !isOutstanding(refunded) ? [none] : outstandingIn(to, refunded)),
    'Everything that you made in Daylit is kept.',
  ];
  return notice(receiptOf(request), 'Receipt of your withdrawal', write, RECEIPT);
}

/** About charges whose refund failed at first. */
function answeredAgain(id: string, before: Refunded, after: Refunded, now: Date): Notice | undefined {
  const [sent, refused] = [after.back?.amount ?? 0, after.refused?.amount ?? 0];
  const amount = sent - (before.back?.amount ?? 0);
  if (amount === 0 && !(after.refused && !before.refused)) return undefined;
  const back = after.back && amount > 0 ? { ...after.back, amount } : null;
  const subject = back ? refundSubject(back) : 'A refund could not be sent';
  return notice(`${id} returned ${sent} ${refused}`, subject, (to) => [
    ...(back ? [sentBack(back, now, to.region), 'It is a charge that could not be sent back before.'] : []),
    ...outstandingIn(to, after),
  ]);
}

function secondEnded({ subscriptionId, refunded }: OutstandingRequest, now: Date): Notice {
  const { back } = refunded;
  const isSilent = !back && !isOutstanding(refunded);
  return notice(`second ${subscriptionId}`, 'A second subscription was ended', (to) => [
    `You paid for a second subscription by mistake, perhaps in another window. We ended it on ${inMinutes(now, to.region)}. Your first one goes on.`,
    ...(back ? [`${inMoney(back)} goes back to you. ${MONEY_BACK}`] : []),
    ...(isSilent ? ['Nothing was charged for it.'] : outstandingIn(to, refunded)),
  ]);
}

/** About a refund that its bank returned. */
function bounced(refund: BouncedRefund): Notice {
  return notice(`bounced ${refund.id}`, 'A refund did not reach your card', (to) => [
    `We sent ${inMoney(refund)} back to your card, but your bank returned it to us.`,
    ...outstandingIn(to, { held: null, refused: refund }),
  ]);
}

/** The receipt for money that could not be refunded to the card and was paid back in another way. */
function paidByHand(refund: ManualRefund, now: Date): Notice {
  const write = ({ contactUrl, region }: Recipient) => [
    `${inMoney(refund)} could not go back to your card, so we paid it back to you in another way. We noted this on ${inMinutes(now, region)}.`,
    `If it does not come, please write to us under ${contactUrl}.`,
  ];
  return notice(`${refund.id} paid by hand ${now.toISOString()}`, refundSubject(refund), write, RECEIPT);
}

/** To the operator, about charges that the provider cannot refund. */
export function owed(recipient: string, { id, why, ...money }: ManualRefund): MailContent {
  const what =
    why === 'refused'
      ? `The payment provider refuses to send ${inMoney(money)} of subscription ${id} back, and is not asked again.`
      : `A bank returned refund ${id} of ${inMoney(money)}.`;
  return {
    recipient,
    subject: `${inMoney(money)} is owed to a member`,
    paragraphs: [
      what,
      'The member was asked to write to you on the contact page. Please pay it back in another way.',
      `Then mark it with "npm run refunds -- returned ${id}", and the member gets a receipt.`,
    ],
    closing: 'This is told once.',
  };
}

/** To a member whose account is erased before the provider answered, so the amount is not known yet. */
export function leftWithAccount(request: RefundRequest): Notice {
  const [subject, what, money] =
    request.way === 'withdraw'
      ? ['Receipt of your withdrawal', 'withdrew from your contract', 'All that you paid for it']
      : ['Receipt of your request for a refund', 'asked for a refund', 'The last charge'];
  const write = ({ email: recipient, contactUrl, region }: Recipient): MailContent => ({
    recipient,
    subject,
    paragraphs: [
      `You ${what} on ${inMinutes(new Date(request.askedAt), region)}. Your account is erased, and the contract ends with it.`,
      `${money} goes back to you. The payment provider had not confirmed all of it when the account was erased, and we finish it all the same. From then it takes ${REFUND_BUSINESS_DAYS} business days. If it does not come, please write to us under ${contactUrl}.`,
    ],
    closing: RECEIPT,
    isForgotten: true,
  });
  return [receiptOf(request), write];
}
