import { FORBIDDEN_WORDS, WORDS_OF_MEDICINE } from '../../../forbidden-words.ts';

// Only letters without accents, because other alphabets could hide a word from the list. No digits, because
// only our measurements give figures. No markup, addresses or line breaks.
const PLAIN = /^[A-Za-z][A-Za-z ,;:.?()'’–—-]*$/;

/** A period between two letters, as in the address `example.com`. */
const ADDRESS = /[A-Za-z]\.[A-Za-z]/;

/** A word spelled letter by letter, as in `a c n e` or `a-c-n-e`, which would hide it from the list. */
const SPELLED_OUT = /(\b[A-Za-z]\b[^A-Za-z]+){3}/;

/**
 * Medical topics. Only our own rules may mention them, because they decide when to advise a visit and to
 * whom.
 */
const MEDICAL_TOPICS = /\b(doctor\w*|dermatolog\w*|pharmac\w*|clinic\w*)\b/i;

/**
 * Whether a model's text may be used in a report: short plain English without any word that we do not use
 * ourselves.
 */
export function isPlainWords(text: string, maxLength: number): boolean {
  return (
    text.length <= maxLength &&
    PLAIN.test(text) &&
    !ADDRESS.test(text) &&
    !SPELLED_OUT.test(text) &&
    !FORBIDDEN_WORDS.test(text) &&
    !WORDS_OF_MEDICINE.test(text) &&
    !MEDICAL_TOPICS.test(text)
  );
}
