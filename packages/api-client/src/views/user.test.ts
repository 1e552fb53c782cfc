import type { User } from '@daylit/contract';
import { expect, test } from 'vitest';
import { readUser } from './user.ts';

test.each(['plan_expires_at', 'next_invoice_date'] as const)('%s is in seconds, whatever came', (moment) => {
  const user = { plan_expires_at: null, next_invoice_date: null, care_plan: null } as User;
  expect(readUser({ ...user, [moment]: 1_795_000_000_123 })[moment]).toBe(1_795_000_000);
  expect(readUser({ ...user, [moment]: 1_795_000_000 })[moment]).toBe(1_795_000_000);
  expect(readUser(user)[moment]).toBeNull();
});

test('the suggested plan is read as in a report', () => {
  const user = { plan_expires_at: null, next_invoice_date: null, care_plan: { cleanser: 'Wash.' } };
  expect(readUser(user as unknown as User).care_plan).toMatchObject({ kind: 'flat' });
});
