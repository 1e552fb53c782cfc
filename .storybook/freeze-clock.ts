/** The day on which every story happens. */
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
 * Stops `Date` at one moment, so that a picture taken tomorrow is the same. Timers go on: animations and waiting
 * work as ever. Returns what starts the clock again.
 */
export function freezeClock(): () => void {
  globalThis.Date = StoryDate as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
  };
}
