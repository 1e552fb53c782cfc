/** Where a heading counts as read, in px from the top of the window; one more than a hash jump leaves above it. */
const READING_LINE = 151;

export interface HeadingTop {
  id: string;
  /** Distance from the top of the window in px, negative above it. */
  top: number;
}

/** The last heading, in the order of the page, that has passed the reading line. Undefined above the first. */
export function lastPassed(headings: readonly HeadingTop[]): string | undefined {
  return headings.findLast(({ top }) => top <= READING_LINE)?.id;
}
