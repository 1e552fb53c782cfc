import type { Operation } from '../../../../contracts/document/operations.ts';
import { ANSWERS, form, newAddress, photoForm, PASSWORD, scanForm } from '../members.ts';
import type { Sending } from '../client.ts';

/** The callers. `stranger` is another member, who requests what belongs to the first one. */
const KNOWN = ['anonymous', 'unverified', 'member', 'stranger'] as const;

/**
 * Everybody who calls. `halfway` gave the right password and still owes the code; the token of that login
 * is sent instead of a session.
 */
export const IDENTITIES = [...KNOWN, 'halfway'] as const;

/** The identifiers of the member's scan. */
export interface Owned {
  photo: Buffer;
  filename: string;
}

/** One served call: a valid request, and the expected status for each of `KNOWN`. */
interface Call {
  path?(owned: Owned): string;
  body?(owned: Owned): Sending['body'];
  statuses: readonly [anonymous: number, unverified: number, member: number, stranger: number];
}

const MEMBERS_ONLY = [401, 403, 200, 200] as const;
const OWNER_ONLY = [401, 403, 200, 404] as const;
const EVERYBODY = [200, 200, 200, 200] as const;

const WEBHOOK = { url: 'https://diary.example/', events: ['plan.changed'] };
const GUESSED_ID = 'a-credential-id-that-is-guessed';
const GUESSED_PASSKEY = {
  id: GUESSED_ID,
  rawId: GUESSED_ID,
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
};
const GUESSED_PROOF = {
  ...GUESSED_PASSKEY,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};

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
  verifyLogin: { body: () => ({ token: 'guessed', code: '123456' }), statuses: [401, 401, 401, 401] },
  startPasskeyLogin: { statuses: EVERYBODY },
  loginWithPasskey: { body: () => GUESSED_PROOF, statuses: [401, 401, 401, 401] },
  startProviderLogin: { body: () => ({ provider: 'guessed' }), statuses: [404, 404, 404, 404] },
  loginWithProvider: {
    body: () => ({ provider: 'guessed', query: 'code=guessed' }),
    statuses: [401, 401, 401, 401],
  },
  registerWithProvider: {
    body: () => ({ username: 'noor', is_old_enough: true }),
    statuses: [401, 401, 401, 401],
  },
  requestPasswordReset: { body: () => form({ email: newAddress() }), statuses: EVERYBODY },
  resetPassword: {
    body: () => ({ token: 'guessed', new_password: PASSWORD }),
    statuses: [400, 400, 400, 400],
  },
  confirmEmailChange: {
    path: () => '/api/confirm-email-change?token=guessed',
    statuses: [400, 400, 400, 400],
  },
  // The new password needs the current one, so that the call changes nothing.
  updateAccount: {
    body: () => ({ email: newAddress(), username: 'noor', new_password: PASSWORD }),
    statuses: [401, 403, 422, 422],
  },
  setupTwoFactor: { statuses: MEMBERS_ONLY },
  verifyTwoFactor: { body: () => ({ code: 'guessed' }), statuses: [401, 403, 422, 422] },
  disableTwoFactor: { body: () => ({ code: 'guessed' }), statuses: [401, 403, 409, 409] },
  regenerateBackupCodes: { statuses: [401, 403, 409, 409] },
  startPasskey: { statuses: [401, 403, 200, 200] },
  addPasskey: { body: () => GUESSED_PASSKEY, statuses: [401, 403, 422, 422] },
  removePasskey: { path: () => '/api/passkeys/1', statuses: [401, 403, 404, 404] },
  createAccessToken: {
    body: () => ({ name: 'Skin diary', scopes: ['read'], days: 30 }),
    statuses: MEMBERS_ONLY,
  },
  revokeAccessToken: { path: () => '/api/access-tokens/1000', statuses: [401, 403, 404, 404] },
  createWebhook: { body: () => WEBHOOK, statuses: MEMBERS_ONLY },
  deleteWebhook: { path: () => '/api/webhooks/1000', statuses: [401, 403, 404, 404] },
  testWebhook: { path: () => '/api/webhooks/1000/test', statuses: [401, 403, 404, 404] },
  resumeWebhook: { path: () => '/api/webhooks/1000/resume', statuses: [401, 403, 404, 404] },
  startIdentity: { body: () => ({ provider: 'guessed' }), statuses: [401, 403, 404, 404] },
  removeIdentity: { path: () => '/api/identities/1', statuses: [401, 403, 404, 404] },
  endSession: { path: () => '/api/sessions/guessed', statuses: [401, 403, 404, 404] },
  recordConsent: { body: () => ({ purpose: 'photo_analysis', granted: true }), statuses: MEMBERS_ONLY },
  acceptLegalTerms: {
    body: () => ({ agreed_to_terms: true, agreed_to_terms_date: '2026-11-18T08:30:00.000Z' }),
    statuses: MEMBERS_ONLY,
  },
  getPrivacy: { statuses: MEMBERS_ONLY },
  updatePrivacy: { body: () => ({ thumbnail_retention: 'account' }), statuses: MEMBERS_ONLY },
  startExport: { statuses: [401, 403, 202, 202] },
  // Nobody's. The tests of the server look for an export of another member.
  getExport: {
    path: () => '/api/export/5f1d7a0c-6a55-4b43-9d3e-0a4f8f1f2c11',
    statuses: [401, 403, 404, 404],
  },
  cancelExport: {
    path: () => '/api/export/5f1d7a0c-6a55-4b43-9d3e-0a4f8f1f2c11',
    statuses: [401, 403, 404, 404],
  },
  // Everybody here is on a trial.
  getHistoryReport: { statuses: [401, 403, 403, 403] },
  deleteAccount: {
    body: () => ({ current_password: 'not the password', confirm: true }),
    statuses: [401, 403, 403, 403],
  },
  sendFeedback: { body: () => ({ message: 'm' }), statuses: EVERYBODY },
  sendContactMessage: {
    body: () => ({ name: 'Ada', email: 'ada@example.org', message: 'm' }),
    statuses: EVERYBODY,
  },
  // A stranger's request is looked up in their own routine, so that both get the answer about their own.
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
  listPlans: { statuses: EVERYBODY },
  getSubscription: { statuses: MEMBERS_ONLY },
  createCheckoutSession: { body: () => ({ priceId: 'plus_annual' }), statuses: MEMBERS_ONLY },
  // Nobody's checkout, which is not confirmed.
  confirmSubscription: { body: () => ({ sessionId: 'cs_guessed' }), statuses: MEMBERS_ONLY },
  // Nobody here pays, so there is nothing to change and nothing to end.
  previewProration: {
    path: () => '/api/stripe/proration-preview-simple?priceId=pro_annual',
    statuses: [401, 403, 409, 409],
  },
  changeSubscription: {
    body: () => ({ priceId: 'pro_annual', changeType: 'upgrade' }),
    statuses: [401, 403, 409, 409],
  },
  cancelSubscription: { statuses: [401, 403, 409, 409] },
  keepCurrentPlan: { statuses: [401, 403, 409, 409] },
  withdrawSubscription: { statuses: [401, 403, 409, 409] },
  requestRefund: { statuses: [401, 403, 409, 409] },
  changeCard: { statuses: [401, 403, 409, 409] },
  listInvoices: { statuses: MEMBERS_ONLY },
  getInvoice: { path: () => '/api/invoices/in_guessed', statuses: [401, 403, 404, 404] },
  // Without a signature.
  receiveStripeEvent: { body: () => ({ id: 'evt_1', type: 'x' }), statuses: [422, 422, 422, 422] },
  // Of their own conversation, where nothing was told.
  takeBackToldFact: { path: () => '/api/chat-history/told/age', statuses: MEMBERS_ONLY },
  deleteChat: { statuses: [401, 403, 204, 204] },
  streamChat: { body: () => ({ message: 'Hello' }), statuses: MEMBERS_ONLY },
  // A stranger's request is looked up in their own conversation, where no reply waits.
  resumeChat: {
    body: () => ({ message: 'm', product_intent: 'p', category: 'serum' }),
    statuses: [401, 403, 422, 422],
  },
  // Nobody here has a running one.
  endProductTrial: { statuses: [401, 403, 409, 409] },
  deleteProductTrial: { statuses: MEMBERS_ONLY },
  validatePhoto: { body: ({ photo }) => photoForm(photo), statuses: MEMBERS_ONLY },
  scanSkin: { body: ({ photo }) => scanForm(photo), statuses: [401, 403, 202, 202] },
  // A stranger has no such scan, and nothing happens.
  removeSecondPhoto: { statuses: MEMBERS_ONLY },
  // The member sends the photo of the scan itself, which is refused.
  takeSecondPhoto: { body: ({ photo }) => photoForm(photo), statuses: [401, 403, 422, 404] },
  getScan: { statuses: OWNER_ONLY },
  updateScan: { body: () => ({ in_trend: true }), statuses: OWNER_ONLY },
  // The scan of the painted face has no concern of every sign, and a stranger has no scan.
  judgeFind: {
    path: () => '/api/checkins/1/finds/lines',
    body: () => ({ verdict: 'not_there' }),
    statuses: [401, 403, 404, 404],
  },
  restoreFind: { path: () => '/api/checkins/1/finds/lines', statuses: [401, 403, 404, 404] },
  // By members without a scan: the owner's is needed by the other calls.
  deleteScan: { statuses: [401, 403, 404, 404] },
  listScanEvents: { statuses: OWNER_ONLY },
  // Their only scan, with itself.
  compareScans: { path: () => '/api/checkins/1/comparison?with=1', statuses: [401, 403, 422, 404] },
  getThumbnail: { path: ({ filename }) => `/api/thumbnails/${filename}`, statuses: OWNER_ONLY },
  getProduct: { path: () => '/api/products/sample:cleanser-clear-bay-gel', statuses: MEMBERS_ONLY },
  getProductPicture: {
    path: () => '/api/product-pictures/5b1d8f0c2a7e4f9d8c3b6a1e0f2d4c5b.webp',
    statuses: [401, 403, 404, 404],
  },
  getTransparency: { statuses: EVERYBODY },
  getLiveness: { statuses: EVERYBODY },
  getReadiness: { statuses: EVERYBODY },
  getMetrics: { statuses: [404, 404, 404, 404] },
};

/** The status that a caller gets. Somebody halfway through a login is a visitor. */
export function statusFor({ statuses }: Call, identity: (typeof IDENTITIES)[number]): number | undefined {
  return statuses[KNOWN.indexOf(identity === 'halfway' ? 'anonymous' : identity)];
}

/**
 * Who may make a call. By default a call that only reads and names nothing is for members. Undefined for any
 * other served call without a line above, which breaks the bench.
 */
export function callOf({ id, method, path }: Operation): Call | undefined {
  const namesNothing = method === 'GET' && !path.includes('{');
  return CALLS[id] ?? (namesNothing ? { statuses: MEMBERS_ONLY } : undefined);
}
