import openapi from '@daylit/contract/openapi.json' with { type: 'json' };
import type { ApiClient, CallOptions } from './client.ts';
import * as client from './index.ts';

type Functions = Omit<typeof client, 'ApiError' | 'NETWORK_ERROR_DETAIL' | 'createApiClient' | 'readReport'>;
type Name = keyof Functions;

const functions: Functions = client;
type Arguments<Of extends Name> = Functions[Of] extends (api: ApiClient, ...rest: infer Rest) => unknown
  ? Rest
  : never;

const photo = new Blob(['pixels'], { type: 'image/jpeg' });
const page = { offset: 10, limit: 10 };
const credentials = { email: 'n@e.org', password: 'pears and plums' };

/** The arguments that the tests pass after the client. Omitting a required one is a compile error. */
const ARGUMENTS: { [Of in Name as [] extends Arguments<Of> ? never : Of]: Arguments<Of> } = {
  register: [{ ...credentials, username: 'n' }],
  login: [credentials],
  verifyLogin: [{ code: '123456', token: 't' }],
  completeOnboarding: [{ goals: [], issues: [], preferences: { age_band: '25-39' } }],
  verifyEmail: ['t'],
  verifyEmailWithPassword: [{ token: 't', password: 'pears and plums' }],
  requestPasswordReset: ['n@e.org'],
  resetPassword: [{ token: 't', new_password: 'pears and plums' }],
  acceptLegalTerms: [{ agreed_to_terms: true, agreed_to_terms_date: '2026-11-18T08:30:00.000Z' }],
  updateAccount: [{ email: 'n@e.org', username: 'n' }],
  deleteAccount: [{ current_password: 'p', confirm: true }],
  confirmEmailChange: ['t'],
  verifyTwoFactor: [{ code: '123456' }],
  disableTwoFactor: [{ code: '123456' }],
  endSession: ['s1'],
  addPasskey: [
    {
      id: 'AAAAAAAAAAAAAAAAAAAAAA',
      rawId: 'AAAAAAAAAAAAAAAAAAAAAA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
    },
  ],
  removePasskey: [{ id: 1 }],
  createAccessToken: [{ name: 'Skin diary', scopes: ['read'], days: 30 }],
  revokeAccessToken: [{ id: 1 }],
  createWebhook: [{ url: 'https://diary.example/daylit', events: ['report.complete'] }],
  deleteWebhook: [{ id: 1 }],
  testWebhook: [{ id: 1 }],
  resumeWebhook: [{ id: 1 }],
  startIdentity: [{ provider: 'clinic' }],
  removeIdentity: [{ id: 1 }],
  startProviderLogin: [{ provider: 'clinic' }],
  loginWithProvider: [{ provider: 'clinic', query: 'code=c' }],
  registerWithProvider: [{ username: 'n', is_old_enough: true }],
  loginWithPasskey: [
    {
      id: 'AAAAAAAAAAAAAAAAAAAAAA',
      rawId: 'AAAAAAAAAAAAAAAAAAAAAA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
    },
  ],
  recordConsent: [{ purpose: 'photo_analysis', granted: true }],
  updatePrivacy: [{ thumbnail_retention: '30_days' }],
  getExport: ['e1'],
  cancelExport: ['e1'],
  getHistoryReport: ['csv'],
  validatePhoto: [{ photo }],
  scanSkin: [{ photo, user_message: 'dry' }],
  takeSecondPhoto: [{ id: 7, photo }],
  removeSecondPhoto: [7],
  listScans: [page],
  getScan: [7],
  updateScan: [{ id: 7, in_trend: false }],
  deleteScan: [7],
  judgeFind: [{ id: 7, sign: 'redness', verdict: 'not_there' }],
  restoreFind: [{ id: 7, sign: 'redness' }],
  compareScans: [{ id: 7, other: 3 }],
  listScanEvents: [{ id: 7, after: 2, wait: 3 }],
  getThumbnail: ['0f8fad5bd9cb469fa16570867728950e.webp'],
  getProduct: ['obf:1'],
  getProductPicture: ['0f8fad5bd9cb469fa16570867728950e.webp'],
  listChatMessages: [page],
  takeBackToldFact: ['allergy aspirin'],
  streamChat: [{ message: 'Hello' }],
  resumeChat: [{ message: 'm', product_intent: 'p', category: 'serum' }],
  updateProfile: [{ goals: [] }],
  confirmProduct: [{ step: 'serum', product: { name: 'S' } }],
  removeProduct: [{ step: 'serum', id: 'p1' }],
  checkRoutine: [{ products: { night: { serum: 'p1' } } }],
  getTonight: ['2026-11-20'],
  markRoutineDone: [{ date: '2026-11-20', daypart: 'night', is_done: true }],
  updateReminders: [{ is_on: true, time: '21:30', time_zone: 'Europe/Berlin' }],
  getProductTrialChoices: [{ time_zone: 'Europe/Berlin', product_id: 'p1' }],
  startProductTrial: [{ product_id: 'p1', sign: 'redness', weeks: 8, time_zone: 'Europe/Berlin' }],
  sendFeedback: [{ message: 'm', source: 'general' }],
  sendContactMessage: [{ name: 'n', email: 'n@e.org', message: 'm' }],
  createCheckoutSession: [{ priceId: 'p' }],
  confirmSubscription: ['s'],
  previewProration: ['p'],
  changeSubscription: [{ priceId: 'p', changeType: 'upgrade' }],
  getInvoice: ['in_1'],
};

/** The addresses of calls that put arguments into them; other calls use the path of the document. */
const ADDRESSES: { [Of in Name]?: string } = {
  verifyEmail: '/api/verify-email?token=t',
  confirmEmailChange: '/api/confirm-email-change?token=t',
  endSession: '/api/sessions/s1',
  removePasskey: '/api/passkeys/1',
  revokeAccessToken: '/api/access-tokens/1',
  deleteWebhook: '/api/webhooks/1',
  testWebhook: '/api/webhooks/1/test',
  resumeWebhook: '/api/webhooks/1/resume',
  removeIdentity: '/api/identities/1',
  getExport: '/api/export/e1',
  cancelExport: '/api/export/e1',
  getHistoryReport: '/api/history-report?format=csv',
  listScans: '/api/checkins?offset=10&limit=10',
  getScan: '/api/checkins/7',
  updateScan: '/api/checkins/7',
  deleteScan: '/api/checkins/7',
  judgeFind: '/api/checkins/7/finds/redness',
  restoreFind: '/api/checkins/7/finds/redness',
  takeBackToldFact: '/api/chat-history/told/allergy%20aspirin',
  takeSecondPhoto: '/api/checkins/7/second-photo',
  removeSecondPhoto: '/api/checkins/7/second-photo',
  compareScans: '/api/checkins/7/comparison?with=3',
  listScanEvents: '/api/checkins/7/events?after=2&wait=3',
  getThumbnail: '/api/thumbnails/0f8fad5bd9cb469fa16570867728950e.webp',
  getTonight: '/api/tonight?date=2026-11-20',
  getProduct: '/api/products/obf%3A1',
  getProductPicture: '/api/product-pictures/0f8fad5bd9cb469fa16570867728950e.webp',
  listChatMessages: '/api/chat-history?offset=10&limit=10',
  getProductTrialChoices: '/api/product-trial/choices?time_zone=Europe%2FBerlin&product_id=p1',
  previewProration: '/api/stripe/proration-preview-simple?priceId=p',
  getInvoice: '/api/invoices/in_1',
};

/** A call of the document, with the function of this package that makes it. */
export interface EveryCall {
  name: Name;
  method: string;
  address: string;
  /** Makes the call and waits for the response, or for the first event of a stream. */
  make(api: ApiClient, options?: CallOptions): Promise<unknown>;
}

/** Every call of the document that this package has a function for. */
export const EVERY_CALL: readonly EveryCall[] = Object.entries(openapi.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { operationId }]) =>
    isName(operationId)
      ? [
          {
            name: operationId,
            method: method.toUpperCase(),
            address: ADDRESSES[operationId] ?? path,
            make: makerOf(operationId),
          },
        ]
      : [],
  ),
);

function isName(operationId: string | undefined): operationId is Name {
  return operationId !== undefined && operationId in functions;
}

function makerOf(name: Name): EveryCall['make'] {
  const call = functions[name] as (api: ApiClient, ...rest: unknown[]) => unknown;
  const given: readonly unknown[] = name in ARGUMENTS ? ARGUMENTS[name as keyof typeof ARGUMENTS] : [];
  return async (api, options) => {
    const answered = call(api, ...given, ...(options ? [options] : []));
    return isStream(answered) ? answered.next() : answered;
  };
}

function isStream(answered: unknown): answered is AsyncGenerator {
  return typeof answered === 'object' && answered !== null && Symbol.asyncIterator in answered;
}
