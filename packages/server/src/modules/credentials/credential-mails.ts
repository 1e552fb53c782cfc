import type { HomeRegion } from '@daylit/contract';
import { utcMoment } from '../../utc-moment.ts';
import type { MailContent } from '../mail/ports.ts';

/** Changes of an account's credentials. */
export type CredentialEvent = keyof typeof EVENTS;

const EVENTS = {
  password_changed: {
    subject: 'Your Daylit password was changed',
    text: 'Your password was changed. Every other session and every access token of your account has ended.',
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
  passkeys_removed: {
    subject: 'Your passkeys were removed from your Daylit account',
    text: 'Every passkey was removed together with the old password. No device can sign in with one now.',
  },
  access_token_made: {
    subject: 'An access token was made for your Daylit account',
    text: 'An access token was made. A program that has it can do in your account what the token allows.',
  },
  identity_linked: {
    subject: 'Another way to sign in to your Daylit account',
    text: 'An account at a sign-in provider was linked. Whoever signs in there can sign in to your Daylit account.',
  },
  identity_removed: {
    subject: 'A way to sign in to your Daylit account was removed',
    text: 'An account at a sign-in provider was unlinked. It can no longer sign in to your Daylit account.',
  },
} as const;

/** For `two_factor_off` where passwords are off. */
const ONLY_FACTOR_OFF = {
  subject: EVENTS.two_factor_off.subject,
  text: 'Two-factor sign-in was turned off. Your account at a provider signs in without a code now.',
};

interface NoticeFacts {
  event: CredentialEvent;
  /** Whether members have passwords here. */
  hasPasswords: boolean;
  provider: string | undefined;
  /** When, in words. */
  at: string;
  /** Takes the account back. */
  undoUrl: string;
  accountUrl: string;
}

/** Tells a member about a change of the credentials, with a link that takes the account back. */
export function noticeMail(
  recipient: string,
  { event, hasPasswords, provider, at, undoUrl, accountUrl }: NoticeFacts,
): MailContent {
  const { subject, text } = event === 'two_factor_off' && !hasPasswords ? ONLY_FACTOR_OFF : EVENTS[event];
  return {
    recipient,
    subject,
    paragraphs: [
      text,
      `${provider === undefined ? 'It' : `The provider is ${provider}. It`} happened on ${at}.`,
    ],
    action: { label: 'Look at your account', url: accountUrl },
    closing: `If that was not you, take your account back within 72 hours: ${undoUrl}`,
  };
}

/** Brings the link that sets a new password, and names the passkeys that sign in without one. */
export function resetMail(recipient: string, facts: ResetFacts): MailContent {
  return {
    recipient,
    subject: 'Set a new password for Daylit',
    paragraphs: [
      'Somebody, probably you, asked for a new password. This link sets one.',
      ...passkeyParagraphs(facts),
    ],
    action: { label: 'Set a new password', url: facts.url },
    closing:
      'The link works once, for one hour. If you did not ask for it, do nothing: your password stays as it is.',
  };
}

/** What the page of the link can do. */
export interface ResetFacts {
  url: string;
  /** Newest first. */
  passkeys: readonly { name: string; created_at: Date }[];
  /** Where the member lives, for the order of dates. */
  region: HomeRegion | null;
}

function passkeyParagraphs({ passkeys, region }: ResetFacts): string[] {
  if (passkeys.length === 0) return [];
  const list = passkeys.map(({ name, created_at }) => `${name}, added on ${utcMoment(created_at, region)}`);
  return [
    `These passkeys sign in without a password: ${list.join('; ')}. If you do not know one of them, let the page remove them all.`,
  ];
}

/** The subject of `confirmEmailMail`. */
export const CONFIRM_SUBJECT = 'Confirm your new e-mail address for Daylit';

/** Asks the owner of a new address to confirm it. */
export function confirmEmailMail(recipient: string, url: string): MailContent {
  return {
    recipient,
    subject: CONFIRM_SUBJECT,
    paragraphs: ['A Daylit account wants to use this address. Confirm it to finish the change.'],
    action: { label: 'Confirm this address', url },
    closing: 'The link works for one hour. If you have no Daylit account, do not open it.',
    // The address may be of somebody who has nothing to do with us.
    isForgotten: true,
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
    closing: 'If that was not you, there is nothing to do. Nothing about your account has changed.',
    isThrottled: true,
  };
}

interface MoveFacts {
  newEmail: string;
  /** Takes the account back. */
  undoUrl: string;
  /** When, in words. */
  at: string;
}

/**
 * Tells the address of an account that another one was asked for, with a link that takes the account back.
 */
export function emailAskedMail(recipient: string, { newEmail, undoUrl, at }: MoveFacts): MailContent {
  return {
    recipient,
    subject: 'A new e-mail address for your Daylit account',
    paragraphs: [
      `On ${at}, ${newEmail} was asked for as the new address of your account. It counts as soon as it is confirmed from there.`,
      `If that was you, there is nothing to do. If it was not, ${TAKE_BACK}`,
    ],
    action: { label: 'This was not me', url: undoUrl },
    closing: 'The link works for 72 hours, also after the change.',
  };
}

/** Tells the old address of an account that it has a new one, with a link that takes the account back. */
export function emailChangedMail(recipient: string, { newEmail, undoUrl, at }: MoveFacts): MailContent {
  return {
    recipient,
    subject: 'Your Daylit account has a new e-mail address',
    paragraphs: [
      `Your account now belongs to ${newEmail}. It happened on ${at}.`,
      `If that was you, there is nothing to do. If it was not, ${TAKE_BACK}`,
    ],
    action: { label: 'Undo the change', url: undoUrl },
    closing: 'The link works for 72 hours.',
  };
}

const TAKE_BACK =
  'take your account back: this address stays or returns, every session ends, and whatever was added to sign in with goes.';

const TAKEN_BACK = {
  subject: 'Your Daylit account is yours again',
  text: 'This is its address. Every session has ended, and what was added to sign in with since the disputed change is gone.',
};

/** Tells the owner that the account is back, and brings the link that sets a new password. */
export function takenBackMail(recipient: string, facts: ResetFacts): MailContent {
  return {
    recipient,
    subject: TAKEN_BACK.subject,
    paragraphs: [
      TAKEN_BACK.text,
      'The old password no longer works, because somebody else may know it. This link sets a new one.',
      ...passkeyParagraphs(facts),
    ],
    action: { label: 'Set a new password', url: facts.url },
    closing: 'The link works once, for one hour. After that, ask for another one under "Forgot password".',
  };
}

/** As `takenBackMail`, where passwords are off and people sign in with `instead`. */
export function takenBackWithoutPasswordMail(
  recipient: string,
  { loginUrl, instead }: { loginUrl: string; instead: string },
): MailContent {
  return {
    recipient,
    subject: TAKEN_BACK.subject,
    paragraphs: [TAKEN_BACK.text, `Please sign in with ${instead}.`],
    action: { label: 'Log in', url: loginUrl },
    closing: 'If none of these ways is yours, write to us with the form on the contact page.',
  };
}
