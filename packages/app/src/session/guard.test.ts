import type { CarePlan, User } from '@daylit/contract';
import { describe, expect, test } from 'vitest';
import { guard, needsLogin } from './guard.ts';
import type { Session } from './session.ts';

const NOOR: User = {
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
  care_plan: null,
};

const CARE_PLAN: CarePlan = { morning: {}, night: {}, weekly: {}, notes: [] };

const visitor: Session = { status: 'signed_out' };
const member = (changes: Partial<User> = {}): Session => ({
  status: 'signed_in',
  user: { ...NOOR, ...changes },
});
const newcomer = member({ onboarding_complete: false, latest_checkin_id: null });
const unverified = member({ is_email_verified: false, onboarding_complete: false, latest_checkin_id: null });

const PROTECTED =
  '/upload /chat /checkin /timeline /dashboard /care-plan /recommendations /account /success'.split(' ');
const PUBLIC =
  '/ /results /results/3 /register /login /forgot-password /reset-password /verify-email /confirm-email-change /terms /contact'.split(
    ' ',
  );

describe('before the session check has finished', () => {
  test.each([...PROTECTED, ...PUBLIC, '/onboarding/current'])('nobody is sent away from %s', (path) => {
    expect(guard({ status: 'unknown' }, path)).toBeNull();
  });

  test.each(PROTECTED)('%s shows nothing', (path) => {
    expect(needsLogin(path)).toBe(true);
  });

  test.each(PUBLIC)('%s may show', (path) => {
    expect(needsLogin(path)).toBe(false);
  });
});

describe('a visitor', () => {
  test.each(PROTECTED)('of %s goes to /login', (path) => {
    expect(guard(visitor, path)).toBe('/login');
  });

  test.each(PUBLIC)('may stay on %s', (path) => {
    expect(guard(visitor, path)).toBeNull();
  });

  test('of /onboarding/current registers', () => {
    expect(guard(visitor, '/onboarding/current')).toBe('/register');
  });
});

describe('somebody with an unverified address', () => {
  test.each(['/verify-email', '/logout', '/terms', '/transparency'])('may stay on %s', (path) => {
    expect(guard(unverified, path)).toBeNull();
  });

  test.each(['/', '/upload', '/register', '/login', '/results', '/onboarding/current', '/contact'])(
    'goes from %s to /verify-email',
    (path) => {
      expect(guard(unverified, path)).toBe('/verify-email');
    },
  );
});

describe('a verified member without onboarding and without a scan', () => {
  test.each([
    '/register',
    '/verify-email',
    '/onboarding/7',
    '/timeline',
    '/results',
    '/results/7',
    '/terms',
    '/transparency',
    '/logout',
  ])('may stay on %s', (path) => {
    expect(guard(newcomer, path)).toBeNull();
  });

  test.each(['/', '/upload', '/dashboard', '/login', '/chat', '/account', '/contact'])(
    'goes from %s to /onboarding/current',
    (path) => {
      expect(guard(newcomer, path)).toBe('/onboarding/current');
    },
  );

  test('may stay everywhere once there is a scan', () => {
    expect(guard(member({ onboarding_complete: false }), '/upload')).toBeNull();
  });
});

describe('/onboarding/current', () => {
  test('is the dashboard when onboarding is complete', () => {
    expect(guard(member(), '/onboarding/current')).toBe('/dashboard');
  });

  test('is the latest scan when a care plan exists', () => {
    const session = member({ onboarding_complete: false, care_plan: CARE_PLAN });
    expect(guard(session, '/onboarding/current')).toBe('/onboarding/3');
  });

  test('is registering otherwise', () => {
    expect(guard(newcomer, '/onboarding/current')).toBe('/register');
  });
});

test('a member with onboarding may go everywhere', () => {
  for (const path of [...PROTECTED, ...PUBLIC]) expect(guard(member(), path)).toBeNull();
});
