import { utcMoment } from '../../utc-moment.ts';
import type { MailContent } from '../mail/ports.ts';

interface VerificationFacts {
  /** Holds the one-time token. */
  url: string;
  mail_code: string;
  askedAt: Date;
}

/**
 * Asks the recipient to prove that the address is theirs. It quotes nothing from the person who registered,
 * who may be somebody else. By the code the owner of the address recognises their own mail.
 */
export function verificationMail(
  recipient: string,
  { url, mail_code, askedAt }: VerificationFacts,
): MailContent {
  return {
    recipient,
    subject: 'Verify your e-mail address for Daylit',
    paragraphs: [
      'Welcome to Daylit. One step is left: confirm that this address is yours.',
      `Asked for on ${utcMoment(askedAt)}. Your code on the page: ${mail_code}. If the page where you registered shows another code, this mail belongs to somebody else's registration.`,
    ],
    action: { label: 'Verify my address', url },
    closing:
      'The link works for 24 hours; in another browser it asks for the password that you chose. If you did not register, do not open it: without it no account is made.',
  };
}

/**
 * Tells the owner of an account that somebody tried to register with the address again. Throttled, because
 * the attempt can be repeated.
 */
export function knownAddressMail(recipient: string, loginUrl: string): MailContent {
  return {
    recipient,
    subject: 'You already have a Daylit account',
    paragraphs: [
      'Somebody, probably you, has just tried to register at Daylit with this address. It already has an account, so there is nothing to verify.',
    ],
    action: { label: 'Log in', url: loginUrl },
    closing: 'If that was not you, there is nothing to do. Nothing about your account has changed.',
    isThrottled: true,
  };
}
