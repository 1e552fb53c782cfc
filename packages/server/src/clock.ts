/**
 * The current moment. Passed in everywhere, so that a test can stand at any moment, and the
 * database gets its times from here too.
 */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();
