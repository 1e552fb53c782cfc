/** Entries of a list that is written as one text with semicolons, so that data files stay readable. */
export function splitList(list: string): string[] {
  return list
    .split(';')
    .map((entry) => entry.trim().replace(/\s+/g, ' '))
    .filter((entry) => entry !== '');
}
