import type { ProfileView, RoutineAction } from '@daylit/contract';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../fake-api.ts';
import { renderHook } from '../render-hook.ts';
import { useApplyAction, usePlanProducts } from './plan-products.ts';
import { profileQuery } from './profile.ts';

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

test('a warning can be followed although an answer excludes the product', async () => {
  const bodies: unknown[] = [];
  fakeApi(
    { [CONFIRM]: { body } },
    (request) =>
      void request
        .clone()
        .json()
        .then((sent) => bodies.push(sent)),
  );
  await renderHook(useApplyAction).mutateAsync({ ...action({ kind: 'add' }), despite: true });
  expect(bodies).toEqual([expect.objectContaining({ despite: true })]);
});

test('a product that an answer leaves out is refused without a log, and the plan is read again', async () => {
  const detail = 'Left out: you said that you avoid Glycerin.';
  const calls = fakeApi({ [CONFIRM]: { status: 409, trigger: 'doesNotFit', detail, field: 'despite' } });
  const { client, confirm } = renderHook(usePlanProducts);
  client.setQueryData(profileQuery.queryKey, {} as ProfileView);
  const warn = vi.spyOn(console, 'warn');
  await confirm({ step: 'serum', daypart: 'night', product: { id: 'p1' } });
  expect(calls).toEqual([CONFIRM]);
  expect(warn).not.toHaveBeenCalled();
  expect(client.getQueryState(profileQuery.queryKey)?.isInvalidated).toBe(true);
  warn.mockRestore();
});
