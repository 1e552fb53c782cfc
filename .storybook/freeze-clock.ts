/** The time of every story. */
const STORY_TIME = Date.UTC(2026, 10, 20, 9, 30);

const RealDate = Date;

class StoryDate extends RealDate {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [STORY_TIME] : parts) as ConstructorParameters<typeof Date>));
  }

  static override now(): number {
    return STORY_TIME;
  }
}

/**
 * Stops `Date`, so that a picture taken tomorrow is the same. Timers continue, so animations and waiting
 * work. Returns a function that restores the clock.
 */
export function freezeClock(): () => void {
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
