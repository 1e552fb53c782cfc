import type { Given } from './given.ts';

/** A precondition at the provider before an interaction. */
interface State {
  /** What the provider must set up, for the author of the handler. */
  means: string;
  /** Values of the provider that the request needs. */
  gives: readonly Given[];
}

/** The product of the states with a product trial. */
export const TRIED_PRODUCT = 'sample:serum-level-niacinamide';

// Without scans of other members, a provider that ignores the owner of a scan would pass.
const STRANGERS =
  'Two other members, one made before and one after, have a check-in 1 and a check-in 2 in the same state, of 1000 bytes and with other words.';

/** Every state that an agreement may name. The compiler checks that the provider has a handler for each. */
export const STATES = {
  'nobody is signed in': {
    means: 'No session. The address nobody@example.org has no account.',
    gives: [],
  },
  'a member exists': {
    means: 'A verified member noor@example.org with the password "correct horse battery".',
    gives: [],
  },
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
  'a member is signed in': {
    means:
      'Verified, username noor, terms accepted, age band 25-39, photo consent given, plan trial, no scan yet, allowances untouched.',
    gives: ['session'],
  },
  'a checkout is paid': {
    means:
      'As a member who has paid a checkout for plus_monthly and not confirmed it. The id is that of the checkout.',
    gives: ['session', 'id'],
  },
  "somebody else's checkout is paid": {
    means: 'As a member; another one has paid a checkout, and the id is that of it.',
    gives: ['session', 'id'],
  },
  'a member pays for Plus': {
    means:
      'As a member who bought plus_annual just now with a Visa card ending 4242. The id is that of the one invoice. Another member pays for Pro.',
    gives: ['session', 'id'],
  },
  'a member has cancelled Plus': {
    means: 'As a member who bought plus_annual and cancelled it, so that it ends with the year.',
    gives: ['session'],
  },
  'a member without photo consent is signed in': {
    means: 'As a member, but the photo consent was never given.',
    gives: ['session'],
  },
  'a member who has not accepted the terms is signed in': {
    means: 'As a member, but the terms were never accepted.',
    gives: ['session'],
  },
  'a member of unknown age is signed in': {
    means: 'As a member, but nothing was told at onboarding yet, so no age band is known.',
    gives: ['session'],
  },
  'a member used all scans of the month': {
    means: 'Plan free, its one scan used.',
    gives: ['session'],
  },
  'a pro member used all scans of the month': {
    means: 'Plan pro_monthly, its 30 scans used.',
    gives: ['session'],
  },
  'a member used all tokens': {
    means: 'Plan free, 25,000 tokens used in the last 7 days.',
    gives: ['session'],
  },
  'a pro member used all tokens': {
    means: 'Plan pro_monthly, 500,000 tokens used this month.',
    gives: ['session'],
  },
  'a member uses a product': {
    means:
      'As a member, and the sunscreen sample:sunscreen-noon-fluid of the catalogue is all of the routine. Nobody else uses it. The date is that of today.',
    gives: ['session', 'date'],
  },
  'a member uses a routine': {
    means:
      'As a member who is not pregnant. At night the sample products cleanser-long-shore-oil, serum-dusk-retinol and moisturizer-bare-branch-cream. No sunscreen.',
    gives: ['session'],
  },
  'a member is pregnant': { means: 'As a member who is pregnant or nursing.', gives: ['session'] },
  'a member avoids retinol': { means: 'As a member with "Retinol" on the avoid list.', gives: ['session'] },
  'a calendar subscribes to a routine': {
    means:
      'As a member with the product sample:cleanser-long-shore-oil in the evening; the file at which a calendar subscribes.',
    gives: ['session', 'calendar'],
  },
  'a member has a conversation': {
    means:
      'As a member who wrote "What should I begin with?" and got the reply "Begin with a mild cleanser." from the server itself. Somebody else has one with other words.',
    gives: ['session'],
  },
  'a reply waits for products': {
    means: 'As a member who asked "Which serum fits me?", whose reply ended with a search for a serum.',
    gives: ['session'],
  },
  'the assistant needs products': {
    means: 'As a member, and the assistant ends the reply to any message with a search for products.',
    gives: ['session'],
  },
  'the assistant cannot finish': {
    means: 'As a member, and the assistant fails before the first word of any reply.',
    gives: ['session'],
  },
  'a scan is running': {
    means: `Check-in 1 of a photo of 204800 bytes, with the photo_quality event only. ${STRANGERS}`,
    gives: ['session'],
  },
  'a pro member has a scan': {
    means: `As finished, on the plan pro_monthly. ${STRANGERS}`,
    gives: ['session'],
  },
  'a scan is finished': {
    means: `Check-in 1 of a photo of 204800 bytes, with the report of examples.ts, all its events and a thumbnail. ${STRANGERS}`,
    gives: ['session', 'thumbnail'],
  },
  'two scans are finished': {
    means: `Check-ins 1 and 2, with the records of recorded-scans.ts: redness 3.4, then 1.4. ${STRANGERS}`,
    gives: ['session'],
  },
  'a scan waits for its second photo': {
    means:
      'Check-in 1 of a moment ago, recorded by the engine of the server as recorded-scans.ts says: redness 2. Two other members, one made before and one after, have the same with redness 5.',
    gives: ['session'],
  },
  'a scan has its second photo': {
    means:
      'As waiting, and the second photo differed by 2 points of redness. The one of the other members differed by 5.',
    gives: ['session'],
  },
  'a product trial is running': {
    means: `Started a moment ago: Level Niacinamide 5% Serum (${TRIED_PRODUCT}) against redness over 8 weeks, no scan yet. Two other members, one made before and one after, have one of another sign over 4 weeks.`,
    gives: ['session'],
  },
  'a product trial is done': {
    means:
      'As running, started 70 days ago, with a scan on the next day and one 8 weeks later, with the records of recorded-scans.ts: redness 3.4, then 1.4. The other members have no scan.',
    gives: ['session'],
  },
  'a scan failed': {
    means: `Check-in 1 of a photo of 204800 bytes ended without a report. ${STRANGERS}`,
    gives: ['session'],
  },
  'a member has an export of today': {
    means: 'As a member, and an export was started now. Nothing of it is packed yet.',
    gives: ['session', 'export'],
  },
  'somebody else has an export of today': {
    means: 'As a member, and another one started an export now. The id is of theirs.',
    gives: ['session', 'export'],
  },
  'somebody else has scans': {
    means: 'As a member, and another one has the check-ins 1 and 2. The thumbnail is theirs.',
    gives: ['session', 'thumbnail'],
  },
} as const satisfies Record<string, State>;

/** Name of a state. An unknown name is a compile error. */
export type StateName = keyof typeof STATES;

/** Sets up a state at a provider and returns the values that the request needs. */
export type Handler = () => Promise<Partial<Record<Given, string>>>;
