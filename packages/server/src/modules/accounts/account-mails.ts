import type { MailContent } from '../mail/ports.ts';

/** Asks somebody to prove that the address is theirs. `url` holds the one-time token. */
export function verificationMail(recipient: string, url: string): MailContent {
  return {
    recipient,
    subject: 'Verify your e-mail address for Daylit',
    paragraphs: ['Welcome to Daylit. One step is left: confirm that this address is yours.'],
    action: { label: 'Verify my address', url },
    closing:
      'The link works for 24 hours. If you did not register, do not open it: without it no account is made.',
  };
}

/** Tells the owner of an account that somebody tried to register with the address once more. Whoever tries can repeat it. */
export function knownAddressMail(recipient: string, loginUrl: string): MailContent {
  return {
    recipient,
    subject: 'You already have a Daylit account',
    paragraphs: [
      'Somebody, probably you, has just tried to register at Daylit with this address. It already has an account, so there is nothing to verify.',
    ],
    action: { label: 'Log in', url: loginUrl },
    closing: 'If that was not you, you need not do anything. Nothing about your account has changed.',
    isThrottled: true,
  };
}
