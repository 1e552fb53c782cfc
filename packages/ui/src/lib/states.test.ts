import { expect, test } from 'vitest';
import { type ActionState, failureOf, IDLE } from './states.ts';

const FALLBACK = 'It did not work.';

test.each<ActionState>([IDLE, { state: 'busy' }, { state: 'done' }])('$state is no failure', (action) => {
  expect(failureOf(action, FALLBACK)).toBeUndefined();
});

test("the server's words are preferred to the fallback", () => {
  expect(failureOf({ state: 'failed', detail: 'Too many attempts.' }, FALLBACK)).toBe('Too many attempts.');
  expect(failureOf({ state: 'failed', detail: null }, FALLBACK)).toBe(FALLBACK);
});

test('a failure of one field is shown at that field only', () => {
  const action: ActionState<'email' | 'password'> = { state: 'failed', detail: null, at: 'email' };
  expect(failureOf(action, FALLBACK, 'email')).toBe(FALLBACK);
  expect(failureOf(action, FALLBACK, 'password')).toBeUndefined();
  expect(failureOf(action, FALLBACK)).toBeUndefined();
});
