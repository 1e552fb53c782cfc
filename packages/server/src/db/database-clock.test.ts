import { Pool } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { followDatabaseClock } from './database-clock.ts';

const MINUTE = 60_000;

const pool = new Pool({ connectionString: await createTestDatabase({ isEmpty: true }) });
const stack = new AsyncDisposableStack();

afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await stack.disposeAsync();
  await pool.end();
});

/** A machine whose clock is wrong by so many milliseconds. */
const machineAt = (difference: number) => () => new Date(Date.now() + difference);

test.each([90_000, -90_000, 0])(
  'a machine that is wrong by %i ms has the time of PostgreSQL',
  async (difference) => {
    const clock = await followDatabaseClock(pool, vi.fn(), stack, machineAt(difference));
    // Both clocks are this machine's, so more than a moment apart means that one was not followed.
    expect(Math.abs(clock().getTime() - Date.now())).toBeLessThan(30_000);
  },
);

test('a clock that is moved is followed within a minute, and a failed look or a small difference changes nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let ahead: number | undefined = 0;
  const query = async () => {
    if (ahead === undefined) throw new Error('The database is away.');
    return { rows: [{ now: String(1_000_000 + ahead) }] };
  };
  const onError = vi.fn();
  const clock = await followDatabaseClock({ query }, onError, stack, () => new Date(1_000_000));
  const seen: number[] = [];
  for (ahead of [45_000, undefined, 45_900, 60_000, 0]) {
    await vi.advanceTimersByTimeAsync(MINUTE);
    seen.push(clock().getTime() - 1_000_000);
  }
  expect(seen).toEqual([45_000, 45_000, 45_000, 60_000, 0]);
  expect(onError).toHaveBeenCalledOnce();
});
