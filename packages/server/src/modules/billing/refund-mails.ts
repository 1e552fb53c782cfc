// The mails about refunds, successful and failed.
import { type Money, REFUND_BUSINESS_DAYS } from '@daylit/contract';
import type { MailContent } from '../mail/ports.ts';
import { mail, type Recipient } from './billing-mails.ts';
import type { Refunded } from './ports.ts';
import type { Leaving, Owed } from './tables.ts';
import { inMinutes, inMoney, unreturnedWords } from './words.ts';

const MONEY_BACK = `The money is back on your card in ${REFUND_BUSINESS_DAYS} business days.`;

function sentBack(money: Money, at: Date): string {
  return `On ${inMinutes(at)} we sent ${inMoney(money)} back to you. ${MONEY_BACK}`;
}

export function refunded(to: Recipient, money: Money, at: Date): MailContent {
  return mail(to, `Refund: ${inMoney(money)}`, [
    sentBack(money, at),
    'The plan that it paid for has ended. Everything that you made in Daylit is kept.',
  ]);
}

/** About a refund that failed in part. */
export function notRefunded(to: Recipient, refunded: Refunded, at: Date): MailContent {
  const { back } = refunded;
  const told = unreturnedWords(refunded, `under ${to.contactUrl}`);
  return back
    ? mail(to, `Refund: ${inMoney(back)}`, [sentBack(back, at), ...told, 'The plan has ended.'])
    : mail(to, 'Your refund could not be sent', [
        ...told,
        'Your plan goes on, and nothing else was changed.',
      ]);
}

export function withdrawn(to: Recipient, refunded: Refunded, at: Date): MailContent {
  const { back } = refunded;
  const told = unreturnedWords(refunded, `under ${to.contactUrl}`);
  const none = 'We send no money back: nothing was charged, or your bank has taken it back already.';
  const whole = back && (told.length === 0 ? `All of it, ${inMoney(back)},` : inMoney(back));
  return mail(
    to,
    'Receipt of your withdrawal',
    [
      `You withdrew from your contract on ${inMinutes(at)}. The contract has ended, and so has the plan.`,
      ...(whole !== null ? [`${whole} goes back to you. ${MONEY_BACK}`] : []),
      ...(whole === null && told.length === 0 ? [none] : told),
      'Everything that you made in Daylit is kept.',
    ],
    'Please keep this mail as your receipt.',
  );
}

/** About charges whose refund failed at first. `back` is what is refunded now. */
export function returned(to: Recipient, refunded: Refunded, at: Date): MailContent {
  const { back } = refunded;
  const subject = back ? `Refund: ${inMoney(back)}` : 'A refund could not be sent';
  return mail(to, subject, [
    ...(back ? [sentBack(back, at), 'It is a charge that could not be sent back before.'] : []),
    ...unreturnedWords(refunded, `under ${to.contactUrl}`),
  ]);
}

/** About a refund that its bank returned. */
export function bounced(to: Recipient, money: Money): MailContent {
  return mail(to, 'A refund did not reach your card', [
    `We sent ${inMoney(money)} back to your card, but your bank returned it to us.`,
    ...unreturnedWords({ held: null, refused: money }, `under ${to.contactUrl}`),
  ]);
}

/** The receipt for money that could not be refunded to the card and was paid back in another way. */
export function paidByHand(to: Recipient, money: Money, at: Date): MailContent {
  return mail(
    to,
    `Refund: ${inMoney(money)}`,
    [
      `${inMoney(money)} could not go back to your card, so we paid it back to you in another way. We noted this on ${inMinutes(at)}.`,
      `If it does not come, please write to us under ${to.contactUrl}.`,
    ],
    'Please keep this mail as your receipt.',
  );
}

/** To the operator, about charges that the provider cannot refund. */
export function owed(recipient: string, { id, why, ...money }: Owed): MailContent {
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
export function leftWithAccount({ email, contactUrl }: Recipient, { way, askedAt }: Leaving): MailContent {
  const at = inMinutes(new Date(askedAt));
  const [subject, what, money] =
    way === 'withdraw'
      ? ['Receipt of your withdrawal', 'withdrew from your contract', 'All that you paid for it']
      : ['Receipt of your request for a refund', 'asked for a refund', 'The last charge'];
  return {
    recipient: email,
    subject,
    paragraphs: [
      `You ${what} on ${at}. Your account is erased, and the contract ends with it.`,
      `${money} is to go back to you. The payment provider had not confirmed all of it when the account was erased, so we finish it without you. From then it takes ${REFUND_BUSINESS_DAYS} business days. If it does not come, please write to us under ${contactUrl}.`,
    ],
    closing: 'Please keep this mail as your receipt.',
    isForgotten: true,
  };
}

export function secondEnded(to: Recipient, refunded: Refunded, at: Date): MailContent {
  const { back } = refunded;
  const told = unreturnedWords(refunded, `under ${to.contactUrl}`);
  return mail(to, 'A second subscription was ended', [
    `You paid for a second subscription by mistake, perhaps in another window. We ended it on ${inMinutes(at)}. Your first one goes on.`,
    ...(back ? [`${inMoney(back)} goes back to you. ${MONEY_BACK}`] : []),
    ...(back || told.length > 0 ? told : ['Nothing was charged for it.']),
  ]);
}
