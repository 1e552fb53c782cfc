/** Number of characters of an assessment on a tile: about four lines on a phone. */
const LONGEST = 180;

/** The beginning of a text, in whole words. */
export function excerpt(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const lastSpace = start.lastIndexOf(' ');
  return `${(lastSpace > 0 ? start.slice(0, lastSpace) : start).replace(/[\s,;:.]+$/, '')}…`;
}
