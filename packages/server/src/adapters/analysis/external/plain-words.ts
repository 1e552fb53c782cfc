import { FORBIDDEN_WORDS } from '../../../forbidden-words.ts';

// Letters without accents, so that no other alphabet can hide a word from the list; no digit, because figures
// are ours; no sign of a markup, an address or a second line.
const PLAIN = /^[A-Za-z][A-Za-z ,;:.?()'’–—-]*$/;

/** `example.com`: a point that is not the end of a sentence. */
const ADDRESS = /[A-Za-z]\.[A-Za-z]/;

/** Letters apart from each other, as in `a c n e` or `a-c-n-e`, which would hide a word from the list. */
const SPELLED_OUT = /(\b[A-Za-z]\b[^A-Za-z]+){3}/;

/** What only our own rules may speak of, who know when to send somebody to whom. */
const NOT_ITS_BUSINESS = /\b(prescri\w*|doctor\w*|dermatolog\w*|pharmac\w*|clinic\w*)\b/i;

/**
 * Whether a text of a model may stand in a report: short, plain English, nothing that we would not say
 * ourselves.
 */
export function isPlainWords(text: string, maxLength: number): boolean {
  return (
    text.length <= maxLength &&
    PLAIN.test(text) &&
    !ADDRESS.test(text) &&
    !SPELLED_OUT.test(text) &&
    !FORBIDDEN_WORDS.test(text) &&
    !NOT_ITS_BUSINESS.test(text)
  );
}
