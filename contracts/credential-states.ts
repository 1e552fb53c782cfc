import type { State } from './given.ts';

/** The states about registrations, sessions and credentials. */
export const CREDENTIAL_STATES = {
  'a member with two-factor sign-in exists': {
    means:
      'A verified member two-factor@example.org with the password "correct horse battery", whose login asks for a code.',
    gives: [],
  },
  'a login waits for its code': {
    means:
      'A member with two-factor sign-in gave the right password. The token is the `partial_token`, the code a right one.',
    gives: ['token', 'code'],
  },
  'a member with two-factor sign-in is signed in': {
    means: 'As a member, with two-factor sign-in on. The code is an unused backup code.',
    gives: ['session', 'code'],
  },
  'a two-factor setup waits for its code': {
    means: 'As a member who has started the setup. The code is what the app shows now.',
    gives: ['session', 'code'],
  },
  'a member of 13 to 17 is signed in': {
    means: 'As a member who told an age of 13 to 17.',
    gives: ['session'],
  },
  'a member who signed in an hour ago is signed in': {
    means: 'As a member with the password "correct horse battery", given an hour ago.',
    gives: ['session'],
  },
  'a member is signed in twice': {
    means: 'As a member, signed in with another browser as well, whose session has this id.',
    gives: ['session', 'id'],
  },
  'a member with a passkey is signed in': {
    means:
      'As a member with one passkey, of this id. The product is served at an address that can have some.',
    gives: ['session', 'id'],
  },
  'a member with an access token is signed in': {
    means: 'As a member with one access token "Skin diary", of this id.',
    gives: ['session', 'id'],
  },
  'a member with ten access tokens is signed in': {
    means: 'As a member with as many access tokens as one can have.',
    gives: ['session'],
  },
  'a member with a webhook is signed in': {
    means: 'As a member with one webhook https://diary.example/daylit, of this id, that is told of reports.',
    gives: ['session', 'id'],
  },
  'a member with a paused webhook is signed in': {
    means: 'As a member with one webhook, of this id, that is paused.',
    gives: ['session', 'id'],
  },
  'a member with five webhooks is signed in': {
    means: 'As a member with as many webhooks as one can have.',
    gives: ['session'],
  },
  'a member makes a passkey': {
    means:
      'As a member whose device answers the options of a new passkey: its id, and `clientDataJSON` and `attestationObject` for the origin of the product.',
    gives: ['session', 'passkey', 'client_data', 'attestation'],
  },
  'a passkey answers a login': {
    means:
      'A member has the passkey of this id, and its device answers the challenge of a login: `clientDataJSON`, `authenticatorData` and `signature`.',
    gives: ['passkey', 'client_data', 'authenticator_data', 'signature'],
  },
  'a person has signed in at a provider': {
    means:
      'A person without an account here has begun to sign in with the provider `clinic`, has signed in there with a verified address, and comes back with this cookie and query.',
    gives: ['provider_login', 'query'],
  },
  'a person registers with a provider': {
    means: 'As a person who has signed in at a provider, and the next step is the registration.',
    gives: ['provider_login'],
  },
  'a member with an account at a provider is signed in': {
    means: 'As a member with a linked account at the provider `clinic`, of this id.',
    gives: ['session', 'id'],
  },
  'a reset mail was sent': {
    means: 'A member has asked for a new password, and the token of the mail is known.',
    gives: ['token'],
  },
  'a new address waits for its confirmation': {
    means: 'As a member who wants another address; the token of the mail to it is known.',
    gives: ['session', 'token'],
  },
  'a stranger opens the link to a new address': {
    means:
      'A member who wants another address; the token of the mail to it is known, and nobody is signed in.',
    gives: ['token'],
  },
  'a member opens the link that undoes a change': {
    means: 'As the member whose new address is confirmed; the token of the mail to the old address is known.',
    gives: ['session', 'token'],
  },
  'a registration is pending': {
    means: 'Somebody registered as noor@example.org in this browser and has not verified the address.',
    gives: ['session'],
  },
  'a verification mail was sent': {
    means: 'As pending, and the token of the mail is known.',
    gives: ['session', 'token'],
  },
  'a verification mail was sent to another browser': {
    means:
      'Somebody registered with the password "correct horse battery" in another browser, and the token of the mail is known.',
    gives: ['token'],
  },
  'the session has ended': {
    means: 'A session of a member who has logged out.',
    gives: ['session'],
  },
  'no try is left for now': {
    means:
      'As a member, in a network that has used up what it may try for now: registrations, logins, codes, mails for a new password, messages. The member has used up the addresses for a calendar.',
    gives: ['session'],
  },
  'a verification mail was sent again': {
    means: 'As pending, and the mail was asked for again a moment ago.',
    gives: ['session'],
  },
  'a pending registration has expired': {
    means: 'As pending, but the time to verify the address is over.',
    gives: ['session'],
  },
  'a passkey is known already': {
    means: 'As making a passkey, and the member has already added this one.',
    gives: ['session', 'passkey', 'client_data', 'attestation'],
  },
  'a passkey of another account answers a login': {
    means: 'As a passkey that answers a login, in the browser of another member.',
    gives: ['session', 'passkey', 'client_data', 'authenticator_data', 'signature'],
  },
} as const satisfies Record<string, State>;
