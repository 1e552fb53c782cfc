import type { Operation } from '../../../../contracts/document/operations.ts';
import { ANSWERS, form, newAddress, photoForm, PASSWORD, scanForm } from '../members.ts';
import type { Sending } from '../client.ts';

/** The callers. `stranger` is another member, who requests what belongs to the first one. */
export const IDENTITIES = ['anonymous', 'unverified', 'member', 'stranger'] as const;

/** The identifiers of the member's scan. */
export interface Owned {
  photo: Buffer;
  filename: string;
}

/** One served call: a valid request, and the expected status for each of `IDENTITIES`. */
interface Call {
  path?(owned: Owned): string;
  body?(owned: Owned): Sending['body'];
  statuses: readonly [anonymous: number, unverified: number, member: number, stranger: number];
}

const MEMBERS_ONLY = [401, 403, 200, 200] as const;
const OWNER_ONLY = [401, 403, 200, 404] as const;
const EVERYBODY = [200, 200, 200, 200] as const;

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Calls by operationId. */
const CALLS: Record<string, Call> = {
  register: {
    body: () => form({ email: newAddress(), username: 'noor', password: PASSWORD }),
    statuses: EVERYBODY,
  },
  login: {
    body: () => form({ email: 'nobody@example.org', password: PASSWORD }),
    statuses: [401, 401, 401, 401],
  },
  logout: { statuses: EVERYBODY },
  getMe: { statuses: [401, 200, 200, 200] },
  completeOnboarding: { body: () => ANSWERS, statuses: MEMBERS_ONLY },
  verifyEmail: { path: () => '/api/verify-email?token=guessed', statuses: [400, 400, 400, 400] },
  verifyEmailWithPassword: {
    body: () => ({ token: 'guessed', password: PASSWORD }),
    statuses: [400, 400, 400, 400],
  },
  resendVerification: { statuses: EVERYBODY },
  recordConsent: { body: () => ({ purpose: 'photo_analysis', granted: true }), statuses: MEMBERS_ONLY },
  acceptLegalTerms: {
    body: () => ({ agreed_to_terms: true, agreed_to_terms_date: '2026-11-18T08:30:00.000Z' }),
    statuses: MEMBERS_ONLY,
  },
  // What a stranger names is looked for in their own routine, so that both get the answer about their own.
  updateProfile: { body: () => ({ goals: ['Even tone'] }), statuses: MEMBERS_ONLY },
  confirmProduct: {
    body: () => ({ step: 'cleanser', product: { id: 'sample:cleanser-low-tide-gel' } }),
    statuses: MEMBERS_ONLY,
  },
  removeProduct: {
    body: () => ({ step: 'serum', id: 'sample:serum-dusk-retinol' }),
    statuses: [401, 403, 404, 404],
  },
  checkRoutine: { body: () => ({}), statuses: MEMBERS_ONLY },
  getTonight: { path: () => `/api/tonight?date=${today()}`, statuses: MEMBERS_ONLY },
  markRoutineDone: {
    body: () => ({ date: today(), daypart: 'night', is_done: true }),
    statuses: MEMBERS_ONLY,
  },
  updateReminders: {
    body: () => ({ is_on: false, time: '21:30', time_zone: 'Europe/Berlin' }),
    statuses: MEMBERS_ONLY,
  },
  createCalendarAddress: { statuses: MEMBERS_ONLY },
  endCalendarAddress: { statuses: MEMBERS_ONLY },
  getCalendar: { path: () => `/api/calendar/${'g'.repeat(43)}.ics`, statuses: [404, 404, 404, 404] },
  getProductTrialChoices: {
    path: () => '/api/product-trial/choices?time_zone=Europe/Berlin',
    statuses: MEMBERS_ONLY,
  },
  startProductTrial: {
    body: () => ({ product_id: 'nothing', sign: 'redness', weeks: 8, time_zone: 'Europe/Berlin' }),
    statuses: [401, 403, 404, 404],
  },
  // Nobody here has one that runs.
  endProductTrial: { statuses: [401, 403, 409, 409] },
  deleteProductTrial: { statuses: MEMBERS_ONLY },
  validatePhoto: { body: ({ photo }) => photoForm(photo), statuses: MEMBERS_ONLY },
  scanSkin: { body: ({ photo }) => scanForm(photo), statuses: [401, 403, 202, 202] },
  getScan: { statuses: OWNER_ONLY },
  listScanEvents: { statuses: OWNER_ONLY },
  // Their only scan, with itself.
  compareScans: { path: () => '/api/checkins/1/comparison?with=1', statuses: [401, 403, 422, 404] },
  getThumbnail: { path: ({ filename }) => `/api/thumbnails/${filename}`, statuses: OWNER_ONLY },
  getTransparency: { statuses: EVERYBODY },
  getLiveness: { statuses: EVERYBODY },
  getReadiness: { statuses: EVERYBODY },
  getMetrics: { statuses: [403, 403, 403, 403] },
};

/**
 * Who may make a call. By default a call that only reads and names nothing is for members. Undefined for any
 * other served call without a line above, which breaks the bench.
 */
export function callOf({ id, method, path }: Operation): Call | undefined {
  const namesNothing = method === 'GET' && !path.includes('{');
  return CALLS[id] ?? (namesNothing ? { statuses: MEMBERS_ONLY } : undefined);
}
