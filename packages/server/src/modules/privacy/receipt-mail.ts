import type { ErasureReceipt } from '@daylit/contract';
import { utcMoment } from '../../utc-moment.ts';
import type { MailContent } from '../mail/ports.ts';
import type { Member } from '../members/ports.ts';

/** What the mail says in case it is a surprise, after an erasure by the member or by an operator. */
const SURPRISES = {
  member: 'If that was not you, somebody knew your password. Please change it wherever else you use it.',
  operator:
    'We did this ourselves, because we were asked to or had to. If you did not ask for it, please write to us under Contact.',
};

/** The last mail to a member whose account is erased. No copy is stored here. */
export function receiptMail(
  { email: recipient, region }: Pick<Member, 'email' | 'region'>,
  { receipt_id, erased_at, counts }: ErasureReceipt,
  erasedBy: keyof typeof SURPRISES,
): MailContent {
  const kinds = Object.entries(counts).filter(([, count]) => count > 0);
  const list = kinds.map(([kind, count]) => `${kind.replaceAll('_', ' ')}: ${count}`).join(', ');
  return {
    recipient,
    subject: 'Your Daylit account is erased',
    paragraphs: [
      `On ${utcMoment(new Date(erased_at), region)} your account and everything in it was erased, and every browser was signed out.`,
      `Erased: the account${list === '' ? '' : `; ${list}`}. Your key was destroyed, so what was sealed with it cannot be read in any backup either.`,
      `Receipt ${receipt_id}. It tells nothing about you; keep it if you want to ask about it later.`,
    ],
    closing: SURPRISES[erasedBy],
    isForgotten: true,
  };
}
