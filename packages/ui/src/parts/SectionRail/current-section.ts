/**
 * Where a section counts as being read, in px from the top of the window: the 150 px that a hash jump leaves above it,
 * and one for rounding.
 */
export const READING_LINE = 151;

export interface SectionTop {
  id: string;
  /** Distance from the top of the window in px, negative above it. */
  top: number;
}

/**
 * The last section, in the order of the page, that has passed the reading line; the first one above all. `askedForId`
 * is the one that was jumped to where the page ends before it could reach the line.
 */
export function currentSection(sections: readonly SectionTop[], askedForId?: string): string | undefined {
  const askedFor = sections.find(({ id, top }) => id === askedForId && top > READING_LINE);
  return (askedFor ?? sections.findLast(({ top }) => top <= READING_LINE) ?? sections[0])?.id;
}
