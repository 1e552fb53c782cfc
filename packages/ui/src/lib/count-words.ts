const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number inside a sentence: spelled out up to ten. */
export function countWords(count: number): string {
  return COUNTS[count] ?? String(count);
}
