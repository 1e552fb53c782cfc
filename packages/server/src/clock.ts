/**
 * Returns the current time. It is passed in everywhere, so that a test can choose the time, and the times in
 * the database come from it too.
 */
export type Clock = () => Date;

/** The machine's clock. */
export const systemClock: Clock = () => new Date();
