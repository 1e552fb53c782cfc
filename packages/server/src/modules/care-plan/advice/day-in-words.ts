/** A day as "November 27", on one line. */
export function dayInWords(day: Date): string {
  const words = day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return words.replace(' ', '\u00A0');
}
