/** A value that a state returns for the request: the session cookie, a mail token or a thumbnail's name. */
export type Given = 'session' | 'token' | 'thumbnail';

/** A precondition at the provider before an interaction. */
interface State {
  /** What the provider must set up, for the author of the handler. */
  means: string;
  /** Values of the provider that the request needs. */
  gives: readonly Given[];
}

// Without other members' scans, a provider that ignores the owner of a scan would pass.
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
  'a member uses a routine': {
    means:
      'As a member who is not pregnant. At night the sample products cleanser-long-shore-oil, serum-dusk-retinol and moisturizer-bare-branch-cream. No sunscreen.',
    gives: ['session'],
  },
  'a scan is running': {
    means: `Check-in 1 of a photo of 204800 bytes, with the photo_quality event only. ${STRANGERS}`,
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
  'a scan failed': {
    means: `Check-in 1 of a photo of 204800 bytes ended without a report. ${STRANGERS}`,
    gives: ['session'],
  },
  'somebody else has scans': {
    means: 'As a member, and another one has the check-ins 1 and 2. The thumbnail is theirs.',
    gives: ['session', 'thumbnail'],
  },
} as const satisfies Record<string, State>;

/** Name of a state. An unknown name is a compile error. */
export type StateName = keyof typeof STATES;
