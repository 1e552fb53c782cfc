import { useEffect, useRef, useState } from 'react';

/** From which number it counts. Long enough to read the sentence, or to hear it, and to stop it. */
const FROM = 3;

interface Countdown {
  /** Turning it off starts over. */
  isRunning: boolean;
  /** Milliseconds until the first number. */
  startAfter: number;
  /** Milliseconds that each number stands. */
  tick: number;
  onEnd: () => void;
}

/** The number that stands there now; undefined while nothing is counted. */
export function useCountdown({ isRunning, startAfter, tick, onEnd }: Countdown): number | undefined {
  const [left, setLeft] = useState<number>();
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(
      () => (left === 1 ? end.current() : setLeft(left === undefined ? FROM : left - 1)),
      left === undefined ? startAfter : tick,
    );
    return () => clearTimeout(timer);
  }, [isRunning, left, startAfter, tick]);

  useEffect(() => (isRunning ? () => setLeft(undefined) : undefined), [isRunning]);
  return left;
}
