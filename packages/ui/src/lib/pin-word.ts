/** The label of a pin: the concern's number, or a letter for members who prefer words to numbers. */
export function pinWord(number: number, isWordsOnly: boolean): string {
  return isWordsOnly ? String.fromCharCode('A'.charCodeAt(0) + number - 1) : String(number);
}
