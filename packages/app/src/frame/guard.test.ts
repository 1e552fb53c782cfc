import type { UserView } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import type { Session } from '../data/sessions/session.ts';
import { findPage } from './find-page.tsx';
import { guard } from './guard.ts';
import { mayWaitForPhoto, mustAcceptTerms } from './must-accept-terms.ts';
import { PAGES } from './pages.ts';

const NOOR: UserView = {
  email: 'noor@example.org',
  username: 'noor',
  is_email_verified: true,
  onboarding_complete: true,
  plan: 'trial',
  scheduled_plan: null,
  plan_expires_at: null,
  next_invoice_date: null,
  next_invoice_amount: null,
  subscription_status: null,
  is_2fa_enabled: false,
  agreed_to_terms: true,
  agreed_to_terms_date: '2026-11-18T08:30:00.000Z',
  latest_checkin_id: 3,
  has_care_plan: false,
};

const member = (changes: Partial<UserView> = {}): Session => ({
  status: 'signed_in',
  user: { ...NOOR, ...changes },
});

const NEW = { onboarding_complete: false, latest_checkin_id: null };
const PEOPLE = {
  'an unknown user': { status: 'unknown' },
  'a visitor': { status: 'signed_out' },
  'an unverified address': member({ ...NEW, is_email_verified: false, agreed_to_terms: false }),
  'a verified newcomer': member(NEW),
  'a member': member(),
  'a member without terms': member({ agreed_to_terms: false, agreed_to_terms_date: null }),
} satisfies Record<string, Session>;

// Where each of PEOPLE ends, in that order: '·' stays, '!' stays with the terms dialog open.
const VERIFY = '/verify-email';
const CURRENT = '/onboarding/current';
const OUTCOMES: Record<string, readonly string[]> = {
  '/': ['·', '·', VERIFY, CURRENT, '·', '!'],
  '/upload': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/second-photo': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/results': ['·', '·', VERIFY, '·', '·', '!'],
  '/results/:id': ['·', '·', VERIFY, '·', '·', '!'],
  '/chat': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/checkin': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/timeline': ['·', '/login', VERIFY, '·', '·', '!'],
  '/timeline/charts': ['·', '/login', VERIFY, '·', '·', '!'],
  '/timeline/compare': ['·', '/login', VERIFY, '·', '·', '!'],
  '/hand-over': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/dashboard': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/care-plan': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/care-plan/add': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/product-trial': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/recommendations': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/products/compare': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/products/:id': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/account': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/account-erased': ['·', '·', '·', '·', '·', '·'],
  '/success': ['·', '/login', VERIFY, CURRENT, '·', '!'],
  '/onboarding/current': ['·', '/register', VERIFY, '/register', '/dashboard', '/dashboard'],
  '/onboarding/:id': ['·', '·', VERIFY, '·', '·', '!'],
  '/verify-email': ['·', '·', '·', '·', '·', '!'],
  '/confirm-email-change': ['·', '·', VERIFY, CURRENT, '·', '!'],
  '/forgot-password': ['·', '·', VERIFY, CURRENT, '·', '!'],
  '/reset-password': ['·', '·', VERIFY, CURRENT, '·', '!'],
  '/register': ['·', '·', VERIFY, '·', '·', '!'],
  '/login': ['·', '·', VERIFY, CURRENT, '·', '!'],
  '/continue/:provider': ['·', '·', '·', '·', '·', '·'],
  '/logout': ['·', '·', '·', '·', '·', '·'],
  '/terms': ['·', '·', '·', '·', '·', '·'],
  '/transparency': ['·', '·', '·', '·', '·', '·'],
  '/sample': ['·', '·', VERIFY, CURRENT, '·', '!'],
  '/contact': ['·', '·', VERIFY, CURRENT, '·', '!'],
  '*': ['·', '·', VERIFY, CURRENT, '·', '!'],
};

/** Spellings of one address that the router treats alike. */
function spellingsOf(path: string): string[] {
  const plain = path.replace(':id', '7').replace('*', '/nowhere');
  const escaped = plain.replace(/[a-z]/, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return [plain, plain.toUpperCase(), `${plain}/`.replace('//', '/'), escaped];
}

test('the table covers every page', () => {
  expect(Object.keys(OUTCOMES)).toEqual(PAGES.map(({ path }) => path));
});

const CASES = Object.entries(OUTCOMES).flatMap(([path, outcomes]) =>
  spellingsOf(path).map((address) => ({ address, path, outcomes })),
);

describe.each(CASES)('$address', ({ address, path, outcomes }) => {
  const page = findPage(address);

  test(`the address is the page ${path}`, () => {
    expect(page.path).toBe(path);
  });

  test.each(Object.entries(PEOPLE).map(([who, session], index) => [who, session, outcomes[index]] as const))(
    'for %s',
    (_who, session, outcome) => {
      const here = mustAcceptTerms(session, page) ? '!' : '·';
      expect(guard(session, page) ?? here).toBe(outcome);
    },
  );
});

test('only public pages are prerendered', () => {
  const prerendered = PAGES.filter(({ prerender }) => prerender);
  expect(prerendered.map(({ path, access }) => [path, access])).toEqual([
    ['/', 'public'],
    ['/register', 'public'],
    ['/login', 'public'],
    ['/terms', 'public'],
  ]);
});

describe('onboarding', () => {
  test('onboarding is over once there is a scan', () => {
    expect(guard(member({ onboarding_complete: false }), findPage('/upload'))).toBeNull();
  });

  test('onboarding continues at the latest scan when a care plan exists', () => {
    const session = member({ onboarding_complete: false, has_care_plan: true });
    expect(guard(session, findPage('/onboarding/current'))).toBe('/onboarding/3');
  });
});

test('terms without a date count as not accepted', () => {
  expect(mustAcceptTerms(member({ agreed_to_terms_date: null }), findPage('/upload'))).toBe(true);
});

test.each([
  ['/upload', true],
  ['/register', true],
  ['/register?step=2&email=noor%40example.org', true],
  ['/register?step=3', false],
  ['/register?step=4', false],
  ['/dashboard', false],
  ['/terms', false],
])('the terms may wait for a photo at %s: %s', (address, mayWait) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  expect(mayWaitForPhoto(findPage(pathname), searchParams)).toBe(mayWait);
});
