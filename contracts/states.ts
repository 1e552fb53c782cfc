import { CREDENTIAL_STATES } from './credential-states.ts';
import type { Given, State } from './given.ts';

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
  ...CREDENTIAL_STATES,
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
  'a member told of an allergy and of their age': {
    means:
      'As a member who wrote "Aspirin makes me swell. I am 16." and got a reply. Nothing of it is in the profile.',
    gives: ['session'],
  },
  'a reply waits for products': {
    means: 'As a member who asked "Which serum fits me?", whose reply ended with a search for a serum.',
    gives: ['session'],
  },
  'a reply waits for products, and no token is left': {
    means: 'As a reply that waits for products, and then the tokens of the trial are used up.',
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
  'a scan waits for two others': {
    means: `As running, but its analysis has not begun, and those of two scans of other members come first. ${STRANGERS}`,
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
  'a scan is finished, and its question is answered': {
    means: `As finished, with the question and the reply of examples.ts as the first messages of the chat. ${STRANGERS}`,
    gives: ['session'],
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
