import type { User } from '@daylit/contract';
import { expect, test } from 'vitest';
import { readUser } from './user.ts';

test.each(['plan_expires_at', 'next_invoice_date'] as const)(
  '%s is in seconds, whatever unit the server sent',
  (moment) => {
    const user = { plan_expires_at: null, next_invoice_date: null, care_plan: null } as User;
    expect(readUser({ ...user, [moment]: 1_795_000_000_123 })[moment]).toBe(1_795_000_000);
    expect(readUser({ ...user, [moment]: 1_795_000_000 })[moment]).toBe(1_795_000_000);
    expect(readUser(user)[moment]).toBeNull();
  },
);

test('a nested user is read like a flat one', () => {
  const user = { email: 'noor@example.org', care_plan: null } as User;
  expect(readUser({ user })).toEqual(readUser(user));
});

test.each([
  [null, false],
  [{ morning: {}, night: {}, weekly: {}, notes: [] }, true],
])('a user with care plan %j has it: %s', (care_plan, has_care_plan) => {
  expect(readUser({ care_plan } as User)).toMatchObject({ has_care_plan });
});
