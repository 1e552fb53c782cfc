import { expect, test } from 'vitest';
import * as client from './index.ts';
import type { ApiClient } from './client.ts';
import { fakeServer } from './fake-server.ts';

const photo = new Blob(['pixels'], { type: 'image/jpeg' });
const page = { offset: 10, limit: 10 };

// One row per function: the request that it sends.
const CALLS: Record<string, [request: string, call: (api: ApiClient) => Promise<unknown>]> = {
  register: [
    'POST /api/register',
    (api) => client.register(api, { email: 'n@e.org', username: 'n', password: 'pears and plums' }),
  ],
  login: ['POST /api/login', (api) => client.login(api, { email: 'n@e.org', password: 'pears and plums' })],
  verifyLogin: [
    'POST /api/2fa/verify-login',
    (api) => client.verifyLogin(api, { code: '123456', token: 't' }),
  ],
  logout: ['POST /api/logout', (api) => client.logout(api)],
  getMe: ['GET /api/me', (api) => client.getMe(api)],
  completeOnboarding: [
    'POST /api/onboarding',
    (api) => client.completeOnboarding(api, { goals: [], issues: [], preferences: { age_band: '25-39' } }),
  ],
  verifyEmail: ['GET /api/verify-email?token=t', (api) => client.verifyEmail(api, 't')],
  verifyEmailWithPassword: [
    'POST /api/verify-email',
    (api) => client.verifyEmailWithPassword(api, { token: 't', password: 'pears and plums' }),
  ],
  resendVerification: ['POST /api/resend-verification', (api) => client.resendVerification(api)],
  requestPasswordReset: [
    'POST /api/request-password-reset',
    (api) => client.requestPasswordReset(api, 'n@e.org'),
  ],
  resetPassword: [
    'POST /api/reset-password',
    (api) => client.resetPassword(api, { token: 't', new_password: 'pears and plums' }),
  ],
  acceptLegalTerms: [
    'POST /api/update-legal-acceptance',
    (api) =>
      client.acceptLegalTerms(api, {
        agreed_to_terms: true,
        agreed_to_terms_date: '2026-11-18T08:30:00.000Z',
      }),
  ],
  getAccount: ['GET /api/account', (api) => client.getAccount(api)],
  updateAccount: [
    'POST /api/account',
    (api) => client.updateAccount(api, { email: 'n@e.org', username: 'n' }),
  ],
  deleteAccount: [
    'DELETE /api/account',
    (api) => client.deleteAccount(api, { current_password: 'p', confirm: true }),
  ],
  confirmEmailChange: ['GET /api/confirm-email-change?token=t', (api) => client.confirmEmailChange(api, 't')],
  setupTwoFactor: ['POST /api/2fa/setup', (api) => client.setupTwoFactor(api)],
  verifyTwoFactor: ['POST /api/2fa/verify', (api) => client.verifyTwoFactor(api, { code: '123456' })],
  disableTwoFactor: ['POST /api/2fa/disable', (api) => client.disableTwoFactor(api, { code: '123456' })],
  regenerateBackupCodes: ['POST /api/2fa/backup-codes', (api) => client.regenerateBackupCodes(api)],
  listSessions: ['GET /api/sessions', (api) => client.listSessions(api)],
  endSession: ['DELETE /api/sessions/s1', (api) => client.endSession(api, 's1')],
  listConsents: ['GET /api/consents', (api) => client.listConsents(api)],
  recordConsent: [
    'POST /api/consents',
    (api) => client.recordConsent(api, { purpose: 'photo_analysis', granted: true }),
  ],
  startExport: ['POST /api/export', (api) => client.startExport(api)],
  getExport: ['GET /api/export/e1', (api) => client.getExport(api, 'e1')],
  validatePhoto: ['POST /api/validate-photo', (api) => client.validatePhoto(api, { photo })],
  scanSkin: ['POST /api/scan-skin', (api) => client.scanSkin(api, { photo, user_message: 'dry' })],
  getLatestScan: ['GET /api/checkins/latest', (api) => client.getLatestScan(api)],
  getScan: ['GET /api/checkins/7', (api) => client.getScan(api, 7)],
  getThumbnail: ['GET /api/thumbnails/a.webp', (api) => client.getThumbnail(api, 'a.webp')],
  checkTokenLimit: ['GET /api/check-token-limit', (api) => client.checkTokenLimit(api)],
  checkScanLimit: ['GET /api/check-scan-limit', (api) => client.checkScanLimit(api)],
  resumeChat: [
    'POST /api/chat2/resume',
    (api) => client.resumeChat(api, { message: 'm', product_intent: 'p', category: 'serum' }),
  ],
  getProfile: ['GET /api/profile', (api) => client.getProfile(api)],
  updateProfile: ['POST /api/profile', (api) => client.updateProfile(api, { goals: [] })],
  confirmProduct: [
    'PATCH /api/profile/confirm-product',
    (api) => client.confirmProduct(api, { step: 'serum', product: { name: 'S' } }),
  ],
  removeProduct: [
    'PATCH /api/profile/remove-product',
    (api) => client.removeProduct(api, { step: 'serum', id: 'p1' }),
  ],
  getRecommendations: ['GET /api/recommendations', (api) => client.getRecommendations(api)],
  sendFeedback: [
    'POST /api/feedback',
    (api) => client.sendFeedback(api, { message: 'm', source: 'general' }),
  ],
  sendContactMessage: [
    'POST /api/contact',
    (api) => client.sendContactMessage(api, { name: 'n', email: 'n@e.org', message: 'm' }),
  ],
  getTransparency: ['GET /api/transparency', (api) => client.getTransparency(api)],
  previewProration: [
    'GET /api/stripe/proration-preview-simple?priceId=p',
    (api) => client.previewProration(api, 'p'),
  ],
};

// Calls that return a list.
const LISTS: Record<string, [request: string, call: (api: ApiClient) => Promise<unknown>]> = {
  listScans: ['GET /api/checkins?offset=10&limit=10', (api) => client.listScans(api, page)],
  listScanEvents: [
    'GET /api/checkins/7/events?after=2',
    (api) => client.listScanEvents(api, { id: 7, after: 2 }),
  ],
  listChatMessages: ['GET /api/chat-history?offset=10&limit=10', (api) => client.listChatMessages(api, page)],
};

const PAYMENTS: Record<string, [request: string, call: (api: ApiClient) => Promise<unknown>]> = {
  createCheckoutSession: [
    'POST /api/create-checkout-session',
    (api) => client.createCheckoutSession(api, { priceId: 'p' }),
  ],
  confirmSubscription: ['POST /api/confirm-subscription', (api) => client.confirmSubscription(api, 's')],
  changeSubscription: [
    'POST /api/change-subscription',
    (api) => client.changeSubscription(api, { priceId: 'p', changeType: 'upgrade' }),
  ],
  cancelSubscription: ['POST /api/cancel-subscription', (api) => client.cancelSubscription(api)],
  keepCurrentPlan: ['POST /api/keep-current-plan', (api) => client.keepCurrentPlan(api)],
};

async function requestOf(
  call: (api: ApiClient) => Promise<unknown>,
  body: unknown,
): Promise<{ origin: string; request: string }> {
  const server = fakeServer(() => Response.json(body));
  await call(server.api);
  const { origin, pathname, search } = new URL(server.request.url);
  return { origin, request: `${server.request.method} ${pathname}${search}` };
}

test.each(Object.entries(CALLS))('%s asks for the right thing', async (_name, [request, call]) => {
  expect(await requestOf(call, {})).toEqual({ origin: 'http://api.test', request });
});

test.each(Object.entries(LISTS))('%s asks for the right thing', async (_name, [request, call]) => {
  expect(await requestOf(call, [])).toEqual({ origin: 'http://api.test', request });
});

test.each(Object.entries(PAYMENTS))('%s goes to the payments host', async (_name, [request, call]) => {
  expect(await requestOf(call, {})).toEqual({ origin: 'http://pay.test', request });
});

test('this file covers every function of the package', () => {
  const functions = Object.entries(client).filter(([, value]) => typeof value === 'function');
  const others = ['ApiError', 'createApiClient', 'readReport', 'streamChat'];
  const listed = [...Object.keys(CALLS), ...Object.keys(LISTS), ...Object.keys(PAYMENTS), ...others];
  expect(functions.map(([name]) => name).sort()).toEqual(listed.sort());
});
