import {
  checkRoutine,
  completeOnboarding,
  previewProration,
  recordConsent,
  startProductTrial,
  updateProfile,
} from '@daylit/api-client';
import type { Onboarding, ProductTrialStart } from '@daylit/contract';
import { expect, test } from 'vitest';
import { EVERY_CALL } from '../packages/api-client/src/every-call.ts';
import { OPERATIONS } from './document/operations.ts';
import { agreeToRefuse } from './refuse.ts';

/** Calls that send a photo. Their refusals are beside their successes. */
const hasForm = new Set(
  OPERATIONS.filter(({ body }) => body?.type === 'multipart/form-data').map(({ id }) => id),
);

const needsSession = new Set(OPERATIONS.filter((operation) => operation.needsSession).map(({ id }) => id));

const MEMBERS = EVERY_CALL.filter(({ name }) => needsSession.has(name) && !hasForm.has(name));

test.each(MEMBERS)('$name needs a session that has not ended', async ({ name, make }) => {
  const receiving = `the call ${name}`;
  const error = await agreeToRefuse({ given: 'the session has ended', receiving, status: 401 }, make);
  expect(error.detail).toEqual(expect.any(String));
});

/** Calls that the specification limits, and whose waiting the page tells. */
const LIMITED = [
  'register',
  'login',
  'verifyLogin',
  'requestPasswordReset',
  'createCalendarAddress',
  'sendFeedback',
  'sendContactMessage',
  'resendVerification',
] as const;

/** Calls with the arguments of every test. */
const AS_USUAL = [
  ...LIMITED.map((name) => {
    const isMail = name === 'resendVerification';
    const given = isMail ? 'a verification mail was sent again' : 'no try is left for now';
    return { name, given, status: 429 } as const;
  }),
  { name: 'resendVerification', given: 'a pending registration has expired', status: 400 },
  { name: 'verifyTwoFactor', given: 'a member is signed in', status: 409 },
  { name: 'disableTwoFactor', given: 'a member is signed in', status: 409 },
  { name: 'regenerateBackupCodes', given: 'a member is signed in', status: 409 },
  { name: 'changeCard', given: 'a member is signed in', status: 409 },
  {
    name: 'resumeChat',
    given: 'a reply waits for products, and no token is left',
    status: 403,
    trigger: 'upgradeNeeded',
  },
  ...(['disableTwoFactor', 'regenerateBackupCodes', 'removePasskey'] as const).map(
    (name) =>
      ({
        name,
        given: 'a member who signed in an hour ago is signed in',
        status: 403,
        trigger: 'passwordNeeded',
      }) as const,
  ),
] as const;

test.each(AS_USUAL)('$name is refused with $status where $given', async ({ name, ...refusal }) => {
  const call = EVERY_CALL.find((one) => one.name === name);
  if (!call) throw new Error(`The client has no call ${name}.`);
  const error = await agreeToRefuse({ receiving: `the call ${name}`, ...refusal }, call.make);
  expect(error.detail).toEqual(expect.any(String));
});

const child: Onboarding = { goals: [], issues: [], preferences: { age_band: 'under_13' }, confirm: true };
const older: Onboarding = { goals: [], issues: [], preferences: { age_band: '18-24' } };
const nameless: Onboarding = { goals: [''], issues: [], preferences: { age_band: '25-39' } };
const tooShort: ProductTrialStart = {
  product_id: 'sample:serum-level-niacinamide',
  sign: 'redness',
  weeks: 3,
  time_zone: 'Europe/Berlin',
};

test.each([
  {
    receiving: 'the answers of somebody under 13, an hour after the sign-in',
    given: 'a member who signed in an hour ago is signed in',
    status: 403,
    trigger: 'passwordNeeded',
    make: (api) => completeOnboarding(api, child),
  },
  {
    receiving: 'the answers of somebody who is older now',
    given: 'a member of 13 to 17 is signed in',
    status: 409,
    make: (api) => completeOnboarding(api, older),
  },
  {
    receiving: 'answers with an empty goal',
    given: 'a member is signed in',
    status: 422,
    make: (api) => completeOnboarding(api, nameless),
  },
  {
    receiving: 'an empty goal',
    given: 'a member is signed in',
    status: 422,
    make: (api) => updateProfile(api, { goals: [''] }),
  },
  {
    receiving: 'a consent to a model that nobody has set up',
    given: 'a member is signed in',
    status: 422,
    make: (api) => recordConsent(api, { purpose: 'external_ai', granted: true }),
  },
  {
    receiving: 'the start of a product trial of too few weeks',
    given: 'a member is signed in',
    status: 422,
    make: (api) => startProductTrial(api, tooShort),
  },
  {
    receiving: 'the price of a change without a plan to change',
    given: 'a member is signed in',
    status: 409,
    make: (api) => previewProration(api, 'pro_monthly'),
  },
  {
    receiving: 'a request to check a product that is not in the catalogue',
    given: 'a member is signed in',
    status: 404,
    make: (api) => checkRoutine(api, { products: { night: { serum: 'not-there' } } }),
  },
] satisfies (Parameters<typeof agreeToRefuse>[0] & { make: Parameters<typeof agreeToRefuse>[1] })[])(
  '$receiving is refused with $status',
  async ({ make, ...refusal }) => {
    const error = await agreeToRefuse(refusal, make);
    expect(error.detail).toEqual(expect.any(String));
  },
);
