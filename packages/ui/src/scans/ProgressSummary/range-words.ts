import type { SeverityRange } from '@daylit/contract';
import { itemAt } from '../../lib/item-at.ts';

/** The words for 0 to 5, for members who prefer words to numbers. */
const AMOUNTS = ['none', 'a hint', 'a little', 'some', 'quite a bit', 'a lot'] as const;

/** "2 to 3", or "a little to some". */
export function rangeWords({ low, high }: SeverityRange, isWordsOnly: boolean): string {
  return isWordsOnly ? `${itemAt(AMOUNTS, low)} to ${itemAt(AMOUNTS, high)}` : `${low} to ${high}`;
}
