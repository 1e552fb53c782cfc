import { useEffect, useRef, useState } from 'react';

/** The first number. There must be time to read or hear the sentence and to stop the timer. */
export const COUNT_FROM = 3;

interface Countdown {
  /** Changing it to false resets the countdown. */
  isRunning: boolean;
  /** Milliseconds until the first number. */
  startAfter: number;
  /** Milliseconds per number. */
  tick: number;
  onEnd: () => void;
}

/** The current number; undefined while the countdown does not run. */
export function useCountdown({ isRunning, startAfter, tick, onEnd }: Countdown): number | undefined {
  const [left, setLeft] = useState<number>();
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(
      () => (left === 1 ? end.current() : setLeft(left === undefined ? COUNT_FROM : left - 1)),
      left === undefined ? startAfter : tick,
    );
    return () => clearTimeout(timer);
  }, [isRunning, left, startAfter, tick]);

  useEffect(() => (isRunning ? () => setLeft(undefined) : undefined), [isRunning]);
  return left;
}
