import type { MailContent } from '../mail/ports.ts';

const UTC = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Changes of an account's credentials. */
export type CredentialEvent = keyof typeof EVENTS;

const EVENTS = {
  password_changed: {
    subject: 'Your Daylit password was changed',
    text: 'Your password was changed. Every other session of your account has ended.',
  },
  two_factor_on: {
    subject: 'Two-factor sign-in is on',
    text: 'Two-factor sign-in was turned on. Each login now asks for a code of your authenticator app as well.',
  },
  two_factor_off: {
    subject: 'Two-factor sign-in is off',
    text: 'Two-factor sign-in was turned off. Your password alone signs in now.',
  },
  codes_replaced: {
    subject: 'Your Daylit backup codes were replaced',
    text: 'New backup codes were made. The old ones no longer work.',
  },
  code_used: {
    subject: 'A Daylit backup code was used',
    text: 'One of your backup codes was used. It will not work again.',
  },
  passkey_added: {
    subject: 'A passkey was added to your Daylit account',
    text: 'A passkey was added. The device that holds it can sign in to your account.',
  },
  passkey_removed: {
    subject: 'A passkey was removed from your Daylit account',
    text: 'A passkey was removed. The device that holds it can no longer sign in with it.',
  },
} as const;

interface NoticeFacts {
  event: CredentialEvent;
  at: Date;
  publicUrl: string;
}

/** Tells a member about a change of the credentials. */
export function noticeMail(recipient: string, { event, at, publicUrl }: NoticeFacts): MailContent {
  const { subject, text } = EVENTS[event];
  return {
    recipient,
    subject,
    paragraphs: [text, `It happened on ${UTC.format(at)} UTC.`],
    action: { label: 'Look at your account', url: `${publicUrl}/account#sign-in` },
    closing: `If that was not you, set a new password at once: ${publicUrl}/forgot-password`,
  };
}

/** Brings the link that sets a new password. */
export function resetMail(recipient: string, url: string): MailContent {
  return {
    recipient,
    subject: 'Set a new password for Daylit',
    paragraphs: ['Somebody, probably you, asked for a new password. This link sets one.'],
    action: { label: 'Set a new password', url },
    closing:
      'The link works once, for one hour. If you did not ask for it, you need not do anything: your password stays as it is.',
  };
}

/** Asks the owner of a new address to confirm it. */
export function confirmEmailMail(recipient: string, url: string): MailContent {
  return {
    recipient,
    subject: 'Confirm your new e-mail address for Daylit',
    paragraphs: ['A Daylit account is to have this address. Confirm it to make it count.'],
    action: { label: 'Confirm this address', url },
    closing: 'The link works for one hour. If you have no Daylit account, do not open it.',
  };
}

/**
 * Tells the owner of an address that another account tried to use it. Throttled, because it can be repeated.
 */
export function addressInUseMail(recipient: string, loginUrl: string): MailContent {
  return {
    recipient,
    subject: 'You already have a Daylit account',
    paragraphs: [
      'Somebody wanted to give this address to another Daylit account. It has an account already.',
    ],
    action: { label: 'Log in', url: loginUrl },
    closing: 'If that was not you, you need not do anything. Nothing about your account has changed.',
    isThrottled: true,
  };
}

/** Tells the old address of an account that it has a new one, with a link that undoes it. */
export function emailChangedMail(
  recipient: string,
  { newEmail, undoUrl, at }: { newEmail: string; undoUrl: string; at: Date },
): MailContent {
  return {
    recipient,
    subject: 'Your Daylit account has a new e-mail address',
    paragraphs: [
      `Your account now belongs to ${newEmail}. It happened on ${UTC.format(at)} UTC.`,
      'If that was you, you need not do anything. If it was not, bring the old address back: that also ends every session.',
    ],
    action: { label: 'Undo the change', url: undoUrl },
    closing: 'The link works for 72 hours.',
  };
}

/** Tells the old address that it is back. */
export function emailRestoredMail(recipient: string, publicUrl: string): MailContent {
  return {
    recipient,
    subject: 'Your Daylit account has its old e-mail address again',
    paragraphs: [
      'The change of your e-mail address was undone, and every session has ended.',
      'Whoever made the change knew your password or used a browser in which you were signed in. Please set a new password.',
    ],
    action: { label: 'Set a new password', url: `${publicUrl}/forgot-password` },
    closing: 'Also have a look at two-factor sign-in and passkeys in your account.',
  };
}
