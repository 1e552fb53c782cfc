import * as fc from 'fast-check';
import type { Cast } from './cast.ts';
import type { Request } from './request.ts';

type Known = Partial<{ [K in 'path' | 'query' | 'headers' | 'body']: fc.Arbitrary<Request[K]> }>;

/** Open calls that succeed only for a member. */
export const FOR_MEMBERS = new Set(['verifyEmail']);

/**
 * What a call needs in order to succeed on this server and that the document cannot say: addresses that exist, passwords
 * that are right. A new operation whose schema alone does not lead to success gets an entry here.
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
    recordConsent: { body: fc.record({ purpose: fc.constant('photo_analysis'), granted: fc.boolean() }) },
    getScan: { path: fc.constant({ id: '1' }) },
    listScanEvents: { path: fc.constant({ id: '1' }) },
    getThumbnail: { path: fc.constant({ filename: cast.thumbnail }) },
  };
  return entries[operation] ?? {};
}

/** Calls that only somebody with photo and consent gets something out of. */
const BY_SCANNERS = new Set(['validatePhoto', 'scanSkin', 'getScan', 'listScanEvents', 'getThumbnail']);

/** Calls that ask for what only the first of a kind has: the finished report, the mail that is known here. */
const ONLY_BY_FIRST = new Set(['getScan', 'listScanEvents', 'getThumbnail', 'verifyEmail']);

/** Calls that may end the session, or the account, that they are made with. */
export const FATAL = [
  'register',
  'login',
  'logout',
  'completeOnboarding',
  'resendVerification',
  'updateAccount',
  'deleteAccount',
  'confirmEmailChange',
  'resetPassword',
  'endSession',
];

/** The session token that a request is made with, if any. */
export function tokenFor(operation: string, { who, body, dice }: Request, cast: Cast): string | undefined {
  if (who === 'anonymous') return undefined;
  if (who === 'member' && isFatal(operation, body)) return cast.doomed[operation];
  const kind = BY_SCANNERS.has(operation) ? cast.scanners : cast.clerks;
  const pool = who === 'pending' ? cast.pending : kind;
  return pool[who === 'member' && ONLY_BY_FIRST.has(operation) ? 0 : dice % pool.length];
}

// Onboarding erases only who says that they are a child.
function isFatal(operation: string, body: unknown): boolean {
  if (operation === 'completeOnboarding') return JSON.stringify(body ?? null).includes('under_13');
  return FATAL.includes(operation);
}
