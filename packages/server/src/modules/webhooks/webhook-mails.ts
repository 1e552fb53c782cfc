import type { MailContent } from '../mail/ports.ts';
import { PAUSE_WORDS } from './delivery-words.ts';

interface Added {
  /** Of the address, without its path, which may hold a key. */
  host: string;
  publicUrl: string;
}

/** Tells a member that an address was added, which somebody else may have done. */
export function addedMail(recipient: string, { host, publicUrl }: Added): MailContent {
  return {
    recipient,
    subject: 'A webhook was added to your Daylit account',
    paragraphs: [
      `We now tell ${host} of the events that were chosen: that a report is complete, or that your plan has changed. It is told no more than that.`,
    ],
    action: { label: 'See the webhook', url: `${publicUrl}/account?page=sign-in` },
    closing: 'If this was not you, delete the webhook there and change your password.',
  };
}

interface Paused extends Added {
  reason: keyof typeof PAUSE_WORDS;
}

/** Tells a member that an address is paused. */
export function pausedMail(recipient: string, { host, reason, publicUrl }: Paused): MailContent {
  return {
    recipient,
    subject: 'A webhook of your Daylit account is paused',
    paragraphs: [
      `We have stopped sending events to your webhook at ${host}. ${PAUSE_WORDS[reason]}`,
      'What happens meanwhile is not sent later. Your reports are in your account as always.',
    ],
    action: { label: 'See the webhook', url: `${publicUrl}/account?page=sign-in` },
    closing: 'There you can send a test and resume it, or delete it.',
  };
}
