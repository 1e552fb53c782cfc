import { SIGN_NAMES, type Sign } from '@daylit/contract';
import { keyWords } from './key-words.ts';

/** "Redness, dark circles and shine". Like all lists of a report, without a comma before the last word. */
export function listSigns(signs: readonly Sign[]): string {
  return keyWords(LIST.format(signs.map((sign) => SIGN_NAMES[sign].toLowerCase())));
}

const LIST = new Intl.ListFormat('en-GB');
