/** Shown instead of stored data that cannot be opened. */
export const UNREADABLE = 'This cannot be read any more.';
