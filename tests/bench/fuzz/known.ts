import * as fc from 'fast-check';
import type { Cast } from './cast.ts';
import { PAYING } from './money-cast.ts';
import type { Request } from './request.ts';

type Known = Partial<{ [K in 'path' | 'query' | 'headers' | 'body']: fc.Arbitrary<Request[K]> }>;

const TIME_ZONES = fc.constantFrom('Europe/Berlin', 'Pacific/Kiritimati', 'UTC');

const PRICE_IDS = fc.constantFrom('plus_monthly', 'pro_annual');

const PRODUCTS = fc.constantFrom('sample:cleanser-low-tide-gel', 'sample:serum-dusk-retinol');

const CLINIC = fc.constant({ provider: 'clinic' });

/** A picture of a product, as an import would have stored it. */
export const PICTURE = `${'5b1d8f0c'.repeat(4)}.webp`;

const TODAY = new Date().toISOString().slice(0, 10);

/** Open calls that succeed only for a member. */
export const FOR_MEMBERS = new Set(['verifyEmail']);

/**
 * Values that a call needs to succeed on this server and that the document cannot give, like existing
 * addresses and right passwords. A new operation that cannot succeed by its schema alone gets an entry here.
 */
export function known(operation: string, cast: Cast): Known {
  const entries: Record<string, Known> = {
    register: {
      body: fc.record({
        email: fc.integer({ min: 0, max: 1e9 }).map((n) => `new-${n}@example.org`),
        username: fc.string({ minLength: 3, maxLength: 30, unit: fc.constantFrom(...'abcdefg') }),
        password: fc.constant('nine purple lanterns'),
      }),
    },
    login: { body: fc.constantFrom(...cast.credentials) },
    verifyEmail: {
      query: fc.constant([['token', cast.mailToken]]),
      headers: fc.constant({ 'x-requested-with': 'daylit' }),
    },
    verifyEmailWithPassword: { body: fc.constantFrom(...cast.unopened) },
    verifyLogin: { body: fc.constant(cast.account.secondStep) },
    loginWithPasskey: { body: fc.constant(cast.account.passkeyProof) },
    startProviderLogin: { body: CLINIC },
    startIdentity: { body: CLINIC },
    loginWithProvider: {
      body: fc.constant({ provider: 'clinic', query: cast.providers.query }),
      headers: fc.constant({ cookie: cast.providers.loginCookie }),
    },
    registerWithProvider: {
      body: fc.constant({ username: 'noor', is_old_enough: true }),
      headers: fc.constant({ cookie: cast.providers.registrationCookie }),
    },
    removeIdentity: { path: fc.constant({ id: cast.providers.identityId }) },
    resetPassword: {
      body: fc.constant({ token: cast.account.resetToken, new_password: 'nine purple lanterns' }),
    },
    confirmEmailChange: {
      query: fc.constant([['token', cast.account.emailToken]]),
      headers: fc.constant({ 'x-requested-with': 'daylit' }),
    },
    verifyTwoFactor: { body: fc.constant({ code: cast.account.firstCode }) },
    disableTwoFactor: { body: fc.constant({ code: cast.account.offCode }) },
    addPasskey: { body: fc.constant(cast.account.newPasskey) },
    createAccessToken: {
      body: fc.record({
        name: fc.constantFrom('Skin diary', 'Ein Tagebuch'),
        scopes: fc.constantFrom(['read'], ['scan'], ['read', 'scan']),
        days: fc.constantFrom(30, 90, 365),
      }),
    },
    ...webhookCalls(cast),
    revokeAccessToken: { path: fc.constant({ id: String(cast.account.accessTokenId) }) },
    removePasskey: { path: fc.constant({ id: '1' }), body: fc.constant({}) },
    endSession: { path: fc.constant({ id: cast.account.sessionId }) },
    recordConsent: { body: fc.record({ purpose: fc.constant('photo_analysis'), granted: fc.boolean() }) },
    confirmProduct: {
      body: fc.record({
        step: fc.constantFrom('cleanser', 'serum', 'hand_cream'),
        product: fc.record({ id: PRODUCTS }),
      }),
    },
    removeProduct: { body: fc.constant(cast.confirmed) },
    checkRoutine: {
      body: fc.record({ products: fc.record({ night: fc.record({ serum: PRODUCTS }) }) }),
    },
    getTonight: { query: fc.constant([['date', TODAY]]) },
    markRoutineDone: {
      body: fc.record({
        date: fc.constant(TODAY),
        daypart: fc.constantFrom('morning', 'night'),
        is_done: fc.boolean(),
      }),
    },
    updateReminders: {
      body: fc.record({ is_on: fc.boolean(), time: fc.constant('21:30'), time_zone: TIME_ZONES }),
    },
    startProductTrial: {
      body: fc.record({
        product_id: fc.constant('sample:serum-level-niacinamide'),
        sign: fc.constantFrom('redness', 'shine'),
        weeks: fc.integer({ min: 4, max: 12 }),
        time_zone: TIME_ZONES,
      }),
    },
    getProductTrialChoices: { query: TIME_ZONES.map((zone) => [['time_zone', zone]]) },
    streamChat: {
      body: fc.record({
        message: fc.constantFrom('What helps with redness?', 'Explain my report', 'Hello'),
        checkin_id: fc.constantFrom(null, 1),
      }),
    },
    takeBackToldFact: { path: fc.constant({ fact_id: 'age' }) },
    getScan: { path: fc.constant({ id: '1' }) },
    updateScan: { path: fc.constant({ id: '1' }) },
    deleteScan: { path: fc.constant({ id: '1' }) },
    judgeFind: { path: fc.constant({ id: '1', sign: 'redness' }) },
    restoreFind: { path: fc.constant({ id: '1', sign: 'redness' }) },
    listScanEvents: { path: fc.constant({ id: '1' }) },
    getProduct: { path: fc.constant({ id: 'sample:cleanser-clear-bay-gel' }) },
    takeSecondPhoto: { path: fc.constant({ id: '2' }) },
    removeSecondPhoto: { path: fc.constant({ id: '2' }) },
    compareScans: { path: fc.constant({ id: '1' }), query: fc.constant([['with', '2']]) },
    createCheckoutSession: { body: PRICE_IDS.map((priceId) => ({ priceId })) },
    confirmSubscription: { body: fc.constant({ sessionId: cast.money.checkoutId }) },
    previewProration: { query: fc.constant([['priceId', 'pro_monthly']]) },
    changeSubscription: {
      body: fc.constantFrom(
        { priceId: 'pro_monthly', changeType: 'upgrade' },
        { priceId: 'plus_monthly', changeType: 'downgrade' },
      ),
    },
    getInvoice: { path: fc.constant({ id: cast.money.invoiceId }) },
    receiveStripeEvent: {
      body: fc.constant(cast.money.event.body),
      headers: fc.constant(0).map(() => ({ 'stripe-signature': cast.money.event.sign() })),
    },
    deleteAccount: { body: fc.constant({ current_password: cast.password, confirm: true }) },
    getExport: { path: fc.constant({ id: cast.exportId }) },
    cancelExport: { path: fc.constant({ id: cast.cancelledExportId }) },
    getCalendar: { path: fc.constant({ file: cast.calendarFile }) },
    getProductPicture: { path: fc.constant({ filename: PICTURE }) },
    getThumbnail: { path: fc.constant({ filename: cast.thumbnail }) },
  };
  return entries[operation] ?? {};
}

/** Calls that succeed only for a member with a photo and the consent. */
const BY_SCANNERS = new Set([
  'validatePhoto',
  'scanSkin',
  'getScan',
  'updateScan',
  'judgeFind',
  'restoreFind',
  'takeSecondPhoto',
  'compareScans',
  'listScanEvents',
  'getThumbnail',
]);

/** Calls for what only the first member has: the finished report, the known mail token. */
const ONLY_BY_FIRST = new Set([
  'getScan',
  'updateScan',
  'judgeFind',
  'restoreFind',
  'takeSecondPhoto',
  'compareScans',
  'listScanEvents',
  'getThumbnail',
  'verifyEmail',
  'addPasskey',
  'removePasskey',
]);

const named = (id: number): Known => ({ path: fc.constant({ id: String(id) }) });

function webhookCalls({ account: { webhookIds } }: Cast): Record<string, Known> {
  return {
    createWebhook: {
      body: fc.record({
        url: fc.constantFrom('https://diary.example/', 'https://tagebuch.example/daylit'),
        events: fc.constantFrom(['report.complete'], ['plan.changed'], ['report.complete', 'plan.changed']),
      }),
    },
    deleteWebhook: named(webhookIds.deleteWebhook),
    testWebhook: named(webhookIds.testWebhook),
    resumeWebhook: named(webhookIds.resumeWebhook),
  };
}

/**
 * Calls with a member of their own, because they may end a session or account, or name something that others
 * end.
 */
export const FATAL = [
  'register',
  'login',
  'logout',
  'completeOnboarding',
  'updateProfile',
  'resendVerification',
  'updateAccount',
  'deleteAccount',
  'getExport',
  'cancelExport',
  'getHistoryReport',
  'getCalendar',
  'deleteChat',
  'deleteScan',
  'resumeChat',
  'endProductTrial',
  'removeProduct',
  'confirmEmailChange',
  'resetPassword',
  'endSession',
  'verifyLogin',
  'verifyTwoFactor',
  'disableTwoFactor',
  'regenerateBackupCodes',
  'loginWithPasskey',
  'revokeAccessToken',
  'deleteWebhook',
  'testWebhook',
  'resumeWebhook',
  'removeIdentity',
  'confirmSubscription',
  ...PAYING,
];

/** The session token of a request, if any. */
export function tokenFor(operation: string, { who, body, dice }: Request, cast: Cast): string | undefined {
  if (who === 'anonymous') return undefined;
  if (who === 'member' && isFatal(operation, body)) return cast.doomed[operation];
  const kind = BY_SCANNERS.has(operation) ? cast.scanners : cast.clerks;
  const pool = who === 'pending' ? cast.pending : kind;
  return pool[who === 'member' && ONLY_BY_FIRST.has(operation) ? 0 : dice % pool.length];
}

// Onboarding and the profile erase the account only when the age is under 13.
function isFatal(operation: string, body: unknown): boolean {
  if (operation === 'completeOnboarding' || operation === 'updateProfile')
    return JSON.stringify(body ?? null).includes('under_13');
  return FATAL.includes(operation);
}
