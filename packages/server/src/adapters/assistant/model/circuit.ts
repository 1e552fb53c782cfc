/** Consecutive failures after which the model is not asked for a while. */
const MOST_FAILURES = 5;

/** How long it is not asked, in milliseconds. */
const REST = 60_000;

/** A circuit breaker: members do not wait for a model that does not answer. */
export interface Circuit {
  isOpen(): boolean;
  note(hasAnswered: boolean): void;
}

export function createCircuit(now: () => number = () => performance.now()): Circuit {
  let failures = 0;
  let restsUntil = -Infinity;
  return {
    isOpen: () => now() < restsUntil,
    note(hasAnswered) {
      failures = hasAnswered ? 0 : failures + 1;
      // After the pause one more failure is enough.
      if (failures >= MOST_FAILURES) restsUntil = now() + REST;
    },
  };
}
