import { describe, expect, test } from 'vitest';
import { greetingName, isOfferedUpgrade, isPaidPlan } from './plan-greeting.ts';

describe('greetingName', () => {
  test.each([
    ['noor', 'n.haddad@example.com', 'noor'],
    ['', 'n.haddad@example.com', 'n.haddad'],
    ['  ', 'n.haddad@example.com', 'n.haddad'],
    ['', '@example.com', 'there'],
    ['', '', 'there'],
  ])('username "%s" and e-mail "%s" greet "%s"', (username, email, expected) => {
    expect(greetingName({ username, email })).toBe(expected);
  });
});

describe('isPaidPlan', () => {
  test.each(['free', 'trial'])('%s is not a paid plan', (plan) => {
    expect(isPaidPlan(plan)).toBe(false);
  });

  test.each(['plus', 'plus_monthly', 'plus_annual', 'pro', 'pro_monthly', 'pro_annual', 'admin'])(
    '%s is paid',
    (plan) => {
      expect(isPaidPlan(plan)).toBe(true);
    },
  );
});

test('paid plans are offered to adults without one, and never to members under 18', () => {
  expect(isOfferedUpgrade({ plan: 'free', age_band: '25-39' })).toBe(true);
  expect(isOfferedUpgrade({ plan: 'trial', age_band: null })).toBe(true);
  expect(isOfferedUpgrade({ plan: 'free', age_band: '13-17' })).toBe(false);
  expect(isOfferedUpgrade({ plan: 'pro_annual', age_band: '25-39' })).toBe(false);
});
