import { DEGREES, type SeverityRange } from '@daylit/contract';
import { itemAt } from '../../lib/item-at.ts';

/** The highest severity a concern can have. */
export const MAX_SEVERITY = DEGREES.length - 1;

/** The steps from 0 to 5 for members who prefer words to numbers. */
const AMOUNTS = ['none', 'a hint', 'a little', 'some', 'quite a bit', 'a lot'];

/** The range as shown: "2 to 3". */
export function rangeFigure({ low, high }: SeverityRange): string {
  return `${low} to ${high}`;
}

/** The range in the words of the scale: "Mild to moderate". */
export function rangeDegree({ low, high }: SeverityRange): string {
  return sentenceCase(`${itemAt(DEGREES, low)} to ${itemAt(DEGREES, high)}`);
}

/** The range without any number: "A little to some". */
export function rangeAmount({ low, high }: SeverityRange): string {
  return sentenceCase(`${itemAt(AMOUNTS, low)} to ${itemAt(AMOUNTS, high)}`);
}

/** The range in the middle of a sentence: "2 to 3" on one line, or "a little to some". */
export function rangeWords(range: SeverityRange, isWordsOnly: boolean): string {
  return isWordsOnly ? rangeAmount(range).toLowerCase() : rangeFigure(range).replaceAll(' ', '\u00A0');
}

/** The text for screen readers: "2 to 3 of 5, mild to moderate", or words alone. */
export function rangeText(range: SeverityRange, isWordsOnly: boolean): string {
  if (isWordsOnly) return rangeAmount(range);
  return `${rangeFigure(range)} of ${MAX_SEVERITY}, ${rangeDegree(range).toLowerCase()}`;
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
