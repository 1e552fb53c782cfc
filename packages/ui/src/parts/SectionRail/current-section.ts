/**
 * Distance from the top of the window, in px, at which a section counts as being read: the 150 px that a hash
 * jump leaves above it, plus one for rounding.
 */
export const READING_LINE = 151;

export interface SectionTop {
  id: string;
  /** Distance from the top of the window in px, negative above it. */
  top: number;
}

/**
 * The last section, in page order, that has passed the reading line; before that, the first one. A section
 * jumped to (`askedForId`) is current even if the page ends before it can reach the line.
 */
export function currentSection(sections: readonly SectionTop[], askedForId?: string): string | undefined {
  const askedFor = sections.find(({ id, top }) => id === askedForId && top > READING_LINE);
  return (askedFor ?? sections.findLast(({ top }) => top <= READING_LINE) ?? sections[0])?.id;
}
