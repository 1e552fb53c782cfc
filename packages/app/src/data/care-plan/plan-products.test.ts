import type { RoutineAction } from '@daylit/contract';
import { expect, test } from 'vitest';
import { fakeApi } from '../fake-api.ts';
import { renderHook } from '../render-hook.ts';
import { useApplyAction } from './plan-products.ts';

const CONFIRM = 'PATCH /api/profile/confirm-product';
const REMOVE = 'PATCH /api/profile/remove-product';
const body = { confirmed_care_plan: { morning: {}, night: {}, weekly: {} } };

const action = (change: Partial<RoutineAction>): RoutineAction => ({
  kind: 'days',
  label: 'Change it',
  product: { daypart: 'night', step: 'serum', id: 'p1', name: 'Serum' },
  days: null,
  to: null,
  ...change,
});

test.each([
  ['other days are one call', action({ days: ['Sunday'] }), [CONFIRM]],
  ['an added product is one call', action({ kind: 'add' }), [CONFIRM]],
  ['a removed product is one call', action({ kind: 'remove' }), [REMOVE]],
  [
    'a moved product stands at its new place first',
    action({ kind: 'move', to: 'morning' }),
    [CONFIRM, REMOVE],
  ],
])('%s', async (_what, change, expected) => {
  const calls = fakeApi({ [CONFIRM]: { body }, [REMOVE]: { body } });
  await renderHook(useApplyAction).mutateAsync(change);
  expect(calls).toEqual(expected);
});

test('a move whose first half fails removes nothing', async () => {
  const calls = fakeApi({ [CONFIRM]: { status: 409 }, [REMOVE]: { body } });
  const applying = renderHook(useApplyAction).mutateAsync(action({ kind: 'move', to: 'morning' }));
  await expect(applying).rejects.toMatchObject({ status: 409 });
  expect(calls).toEqual([CONFIRM]);
});
