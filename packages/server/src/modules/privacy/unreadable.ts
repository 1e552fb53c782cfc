/** Stands in the place of what is kept and cannot be opened. */
export const UNREADABLE = 'This cannot be read any more.';
