import type { Clock } from '../src/clock.ts';

/** A clock that stands still until it is told to move. */
export interface TestClock {
  now: Clock;
  advance(milliseconds: number): void;
}

/** Starts at the given moment. */
export function createTestClock(start = new Date()): TestClock {
  let moment = start.getTime();
  return {
    now: () => new Date(moment),
    advance: (milliseconds) => {
      moment += milliseconds;
    },
  };
}
