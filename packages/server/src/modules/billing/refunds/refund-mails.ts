// The mails about refunds, successful and failed.
import { type Money, REFUND_BUSINESS_DAYS } from '@daylit/contract';
import type { MailContent } from '../../mail/ports.ts';
import { mail, type Notice, type Recipient } from '../billing-mails.ts';
import type { ProviderSubscription, Refunded } from '../ports.ts';
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
  const paragraphs = [
    sentBack(charge, now),
    'The plan that it paid for has ended. Everything that you made in Daylit is kept.',
  ];
  return [refundOf(charge.chargedAt), (to) => mail(to, `Refund: ${inMoney(charge)}`, paragraphs)];
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

function outstandingIn({ contactUrl }: Recipient, refunded: Omit<Refunded, 'back'>): string[] {
  return outstandingWords(refunded, `under ${contactUrl}`);
}

function sentBack(money: Money, at: Date): string {
  return `On ${inMinutes(at)} we sent ${inMoney(money)} back to you. ${MONEY_BACK}`;
}

/** Names the receipt of a request. */
function receiptOf({ way, subscriptionId, since }: RefundRequest): string {
  return `${subscriptionId} ${way === 'withdraw' ? 'withdrawn' : refundOf(new Date(since))}`;
}

/** About a refund that failed in part. The reading of the subscription reports a complete one. */
function notRefunded(request: RefundRequest, refunded: Refunded, now: Date): Notice | undefined {
  const { back } = refunded;
  if (!isOutstanding(refunded)) return undefined;
  if (back)
    return [
      receiptOf(request),
      (to) =>
        mail(to, `Refund: ${inMoney(back)}`, [
          sentBack(back, now),
          ...outstandingIn(to, refunded),
          'The plan has ended.',
        ]),
    ];
  return [
    `${request.subscriptionId} not refunded ${request.since}`,
    (to) =>
      mail(to, 'Your refund could not be sent', [
        ...outstandingIn(to, refunded),
        'Your plan goes on, and nothing else was changed.',
      ]),
  ];
}

function withdrawn(request: RefundRequest, refunded: Refunded): Notice {
  const { back } = refunded;
  const none = 'We send no money back: nothing was charged, or your bank has taken it back already.';
  const whole = back && (isOutstanding(refunded) ? inMoney(back) : `All of it, ${inMoney(back)},`);
  const at = inMinutes(new Date(request.askedAt));
  const paragraphs = (to: Recipient) => [
    `You withdrew from your contract on ${at}. The contract has ended, and so has the plan.`,
    ...(whole === null ? [] : [`${whole} goes back to you. ${MONEY_BACK}`]),
    ...(whole === null && !isOutstanding(refunded) ? [none] : outstandingIn(to, refunded)),
    'Everything that you made in Daylit is kept.',
  ];
  return [receiptOf(request), (to) => mail(to, 'Receipt of your withdrawal', paragraphs(to), RECEIPT)];
}

/** About charges whose refund failed at first. */
function answeredAgain(id: string, before: Refunded, after: Refunded, now: Date): Notice | undefined {
  const [sent, refused] = [after.back?.amount ?? 0, after.refused?.amount ?? 0];
  const amount = sent - (before.back?.amount ?? 0);
  if (amount === 0 && !(after.refused && !before.refused)) return undefined;
  const back = after.back && amount > 0 ? { ...after.back, amount } : null;
  const subject = back ? `Refund: ${inMoney(back)}` : 'A refund could not be sent';
  const paragraphs = back ? [sentBack(back, now), 'It is a charge that could not be sent back before.'] : [];
  const write = (to: Recipient) => mail(to, subject, [...paragraphs, ...outstandingIn(to, after)]);
  return [`${id} returned ${sent} ${refused}`, write];
}

function secondEnded({ subscriptionId, refunded }: OutstandingRequest, now: Date): Notice {
  const { back } = refunded;
  const isSilent = !back && !isOutstanding(refunded);
  const paragraphs = (to: Recipient) => [
    `You paid for a second subscription by mistake, perhaps in another window. We ended it on ${inMinutes(now)}. Your first one goes on.`,
    ...(back ? [`${inMoney(back)} goes back to you. ${MONEY_BACK}`] : []),
    ...(isSilent ? ['Nothing was charged for it.'] : outstandingIn(to, refunded)),
  ];
  return [`second ${subscriptionId}`, (to) => mail(to, 'A second subscription was ended', paragraphs(to))];
}

/** About a refund that its bank returned. */
function bounced({ id, ...money }: Money & { id: string }): Notice {
  const paragraphs = (to: Recipient) => [
    `We sent ${inMoney(money)} back to your card, but your bank returned it to us.`,
    ...outstandingIn(to, { held: null, refused: money }),
  ];
  return [`bounced ${id}`, (to) => mail(to, 'A refund did not reach your card', paragraphs(to))];
}

/** The receipt for money that could not be refunded to the card and was paid back in another way. */
function paidByHand({ id, ...money }: ManualRefund, now: Date): Notice {
  const paragraphs = (to: Recipient) => [
    `${inMoney(money)} could not go back to your card, so we paid it back to you in another way. We noted this on ${inMinutes(now)}.`,
    `If it does not come, please write to us under ${to.contactUrl}.`,
  ];
  const name = `${id} paid by hand ${now.toISOString()}`;
  return [name, (to) => mail(to, `Refund: ${inMoney(money)}`, paragraphs(to), RECEIPT)];
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
  const at = inMinutes(new Date(request.askedAt));
  const [subject, what, money] =
    request.way === 'withdraw'
      ? ['Receipt of your withdrawal', 'withdrew from your contract', 'All that you paid for it']
      : ['Receipt of your request for a refund', 'asked for a refund', 'The last charge'];
  const paragraphs = (contactUrl: string) => [
    `You ${what} on ${at}. Your account is erased, and the contract ends with it.`,
    `${money} is to go back to you. The payment provider had not confirmed all of it when the account was erased, so we finish it without you. From then it takes ${REFUND_BUSINESS_DAYS} business days. If it does not come, please write to us under ${contactUrl}.`,
  ];
  return [
    receiptOf(request),
    ({ email: recipient, contactUrl }) => ({
      recipient,
      subject,
      paragraphs: paragraphs(contactUrl),
      closing: RECEIPT,
      isForgotten: true,
    }),
  ];
}
