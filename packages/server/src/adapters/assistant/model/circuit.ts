/** Failures in a row after which a model rests. */
const MOST_FAILURES = 5;

/** How long it rests, in milliseconds. */
const REST = 60_000;

/** Keeps members from waiting for a model that does not answer. */
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
      // After a rest one more failure is enough.
      if (failures >= MOST_FAILURES) restsUntil = now() + REST;
    },
  };
}
