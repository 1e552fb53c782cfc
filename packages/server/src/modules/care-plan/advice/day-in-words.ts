/** A calendar day, as `2026-11-27`, in the words "November 27", on one line. */
export function dayInWords(day: string): string {
  const words = new Date(day).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return words.replace(' ', '\u00A0');
}
