import type { MailContent } from '../mail/ports.ts';
import { PAUSE_WORDS } from './delivery-words.ts';

interface Paused {
  /** Of the address, without its path, which may hold a key. */
  host: string;
  reason: keyof typeof PAUSE_WORDS;
  publicUrl: string;
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
