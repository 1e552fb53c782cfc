import { expect, test } from 'vitest';
import * as client from './index.ts';
import { fakeServer } from './fake-server.ts';

const photo = new Blob(['pixels'], { type: 'image/jpeg' });
const page = { offset: 10, limit: 10 };

// One row a function: what it asks the server for.
const CALLS: Record<string, [request: string, call: () => Promise<unknown>]> = {
  register: [
    'POST /api/register',
    () => client.register({ email: 'n@e.org', username: 'n', password: 'pears and plums' }),
  ],
  login: ['POST /api/login', () => client.login({ email: 'n@e.org', password: 'pears and plums' })],
  verifyLogin: ['POST /api/2fa/verify-login', () => client.verifyLogin({ code: '123456', token: 't' })],
  logout: ['POST /api/logout', () => client.logout()],
  getMe: ['GET /api/me', () => client.getMe()],
  completeOnboarding: [
    'POST /api/onboarding',
    () => client.completeOnboarding({ goals: [], issues: [], preferences: { age_band: '25-39' } }),
  ],
  verifyEmail: ['GET /api/verify-email?token=t', () => client.verifyEmail('t')],
  verifyEmailWithPassword: [
    'POST /api/verify-email',
    () => client.verifyEmailWithPassword({ token: 't', password: 'pears and plums' }),
  ],
  resendVerification: ['POST /api/resend-verification', () => client.resendVerification()],
  requestPasswordReset: ['POST /api/request-password-reset', () => client.requestPasswordReset('n@e.org')],
  resetPassword: [
    'POST /api/reset-password',
    () => client.resetPassword({ token: 't', new_password: 'pears and plums' }),
  ],
  acceptLegalTerms: [
    'POST /api/update-legal-acceptance',
    () =>
      client.acceptLegalTerms({ agreed_to_terms: true, agreed_to_terms_date: '2026-11-18T08:30:00.000Z' }),
  ],
  getAccount: ['GET /api/account', () => client.getAccount()],
  updateAccount: ['POST /api/account', () => client.updateAccount({ email: 'n@e.org', username: 'n' })],
  deleteAccount: [
    'DELETE /api/account',
    () => client.deleteAccount({ current_password: 'p', confirm: true }),
  ],
  confirmEmailChange: ['GET /api/confirm-email-change?token=t', () => client.confirmEmailChange('t')],
  setupTwoFactor: ['POST /api/2fa/setup', () => client.setupTwoFactor()],
  verifyTwoFactor: ['POST /api/2fa/verify', () => client.verifyTwoFactor({ code: '123456' })],
  disableTwoFactor: ['POST /api/2fa/disable', () => client.disableTwoFactor({ code: '123456' })],
  regenerateBackupCodes: ['POST /api/2fa/backup-codes', () => client.regenerateBackupCodes()],
  listSessions: ['GET /api/sessions', () => client.listSessions()],
  endSession: ['DELETE /api/sessions/s1', () => client.endSession('s1')],
  listConsents: ['GET /api/consents', () => client.listConsents()],
  recordConsent: [
    'POST /api/consents',
    () => client.recordConsent({ purpose: 'photo_analysis', granted: true }),
  ],
  startExport: ['POST /api/export', () => client.startExport()],
  getExport: ['GET /api/export/e1', () => client.getExport('e1')],
  validatePhoto: ['POST /api/validate-photo', () => client.validatePhoto({ photo })],
  scanSkin: ['POST /api/scan-skin', () => client.scanSkin({ photo, user_message: 'dry' })],
  getLatestScan: ['GET /api/checkins/latest', () => client.getLatestScan()],
  getScan: ['GET /api/checkins/7', () => client.getScan(7)],
  getThumbnail: ['GET /api/thumbnails/a.webp', () => client.getThumbnail('a.webp')],
  checkTokenLimit: ['GET /api/check-token-limit', () => client.checkTokenLimit()],
  checkScanLimit: ['GET /api/check-scan-limit', () => client.checkScanLimit()],
  resumeChat: [
    'POST /api/chat2/resume',
    () => client.resumeChat({ message: 'm', product_intent: 'p', category: 'serum' }),
  ],
  getProfile: ['GET /api/profile', () => client.getProfile()],
  updateProfile: ['POST /api/profile', () => client.updateProfile({ goals: [] })],
  confirmProduct: [
    'PATCH /api/profile/confirm-product',
    () => client.confirmProduct({ step: 'serum', product: { name: 'S' } }),
  ],
  removeProduct: [
    'PATCH /api/profile/remove-product',
    () => client.removeProduct({ step: 'serum', id: 'p1' }),
  ],
  getRecommendations: ['GET /api/recommendations', () => client.getRecommendations()],
  sendFeedback: ['POST /api/feedback', () => client.sendFeedback({ message: 'm', source: 'general' })],
  sendContactMessage: [
    'POST /api/contact',
    () => client.sendContactMessage({ name: 'n', email: 'n@e.org', message: 'm' }),
  ],
  getTransparency: ['GET /api/transparency', () => client.getTransparency()],
  previewProration: [
    'GET /api/stripe/proration-preview-simple?priceId=p',
    () => client.previewProration('p'),
  ],
};

// Calls whose answer is a list.
const LISTS: Record<string, [request: string, call: () => Promise<unknown>]> = {
  listScans: ['GET /api/checkins?offset=10&limit=10', () => client.listScans(page)],
  listScanEvents: [
    'GET /api/checkins/7/events?after=2',
    () => client.listScanEvents({ id: 7, after: 2 }),
  ],
  listChatMessages: ['GET /api/chat-history?offset=10&limit=10', () => client.listChatMessages(page)],
};

const PAYMENTS: Record<string, [request: string, call: () => Promise<unknown>]> = {
  createCheckoutSession: [
    'POST /api/create-checkout-session',
    () => client.createCheckoutSession({ priceId: 'p' }),
  ],
  confirmSubscription: ['POST /api/confirm-subscription', () => client.confirmSubscription('s')],
  changeSubscription: [
    'POST /api/change-subscription',
    () => client.changeSubscription({ priceId: 'p', changeType: 'upgrade' }),
  ],
  cancelSubscription: ['POST /api/cancel-subscription', () => client.cancelSubscription()],
  keepCurrentPlan: ['POST /api/keep-current-plan', () => client.keepCurrentPlan()],
};

async function requestOf(
  call: () => Promise<unknown>,
  body: unknown,
): Promise<{ origin: string; request: string }> {
  const server = fakeServer(() => Response.json(body));
  await call();
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

test('every function of the package stands in this file', () => {
  const functions = Object.entries(client).filter(([, value]) => typeof value === 'function');
  const others = ['ApiError', 'configureClient', 'streamChat'];
  const listed = [...Object.keys(CALLS), ...Object.keys(LISTS), ...Object.keys(PAYMENTS), ...others];
  expect(functions.map(([name]) => name).sort()).toEqual(listed.sort());
});
