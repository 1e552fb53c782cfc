import { describe, expect, test } from 'vitest';
import { greetingName, isPaidPlan } from './plan-greeting.ts';

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
  test.each(['free', 'trial'])('%s costs nothing', (plan) => {
    expect(isPaidPlan(plan)).toBe(false);
  });

  test.each(['plus', 'plus_monthly', 'plus_annual', 'pro', 'pro_monthly', 'pro_annual', 'admin'])(
    '%s is paid',
    (plan) => {
      expect(isPaidPlan(plan)).toBe(true);
    },
  );
});
