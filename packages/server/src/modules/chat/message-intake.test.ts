import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessageIntake } from './message-intake.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** An intake that takes two messages, and what has happened so far. */
function startTwo() {
  const intake = createMessageIntake();
  const works = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const events: string[] = [];
  for (const { promise } of works) void intake.take(() => promise).catch(() => undefined);
  void intake.untilIdle().then(() => events.push('reply'));
  return { intake, works, events };
}

test('a reply waits for all messages that are being stored, even for one that fails', async () => {
  const { works, events } = startTwo();
  works[0].resolve();
  await vi.advanceTimersByTimeAsync(100);
  expect(events).toEqual([]);
  works[1].reject(new Error('The database is gone.'));
  await vi.advanceTimersByTimeAsync(0);
  expect(events).toEqual(['reply']);
});

test('a reply waits for a quarter of a second at most, under any load', async () => {
  const { events } = startTwo();
  await vi.advanceTimersByTimeAsync(249);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(events).toEqual(['reply']);
});

test('a reply begins at once when no message is being stored, even after others were', async () => {
  const intake = createMessageIntake();
  expect(await intake.take(async () => 'taken')).toBe('taken');
  await intake.untilIdle();
  expect(vi.getTimerCount()).toBe(0);
});
