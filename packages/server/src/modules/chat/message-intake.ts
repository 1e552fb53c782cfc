/** The longest that a reply waits for messages, in milliseconds, which also holds under load. */
const LONGEST_WAIT = 250;

/**
 * Gives messages priority over replies. When many members ask at the same moment, each soon sees that the
 * message has arrived, instead of waiting behind the replies to earlier ones.
 */
export interface MessageIntake {
  /** Runs work that stores a message. */
  take<T>(work: () => Promise<T>): Promise<T>;
  /** Resolves when no message is being stored here, or after `LONGEST_WAIT`. */
  untilIdle(): Promise<void>;
}

export function createMessageIntake(): MessageIntake {
  let count = 0;
  let idle = Promise.withResolvers<void>();
  return {
    async take(work) {
      count++;
      try {
        return await work();
      } finally {
        if (--count === 0) {
          idle.resolve();
          idle = Promise.withResolvers();
        }
      }
    },

    async untilIdle() {
      if (count === 0) return;
      const longest = Promise.withResolvers<void>();
      const timer = setTimeout(longest.resolve, LONGEST_WAIT);
      await Promise.race([idle.promise, longest.promise]);
      clearTimeout(timer);
    },
  };
}
