/** Invisible characters: zero-width ones, and those that change the direction of writing. */
const UNSEEN = /\p{Cf}/gu;
const ACCENTS = /\p{M}/gu;
const APOSTROPHES = /[’‘ʼ`´']/g;

/**
 * Lower case, without accents, invisible characters and punctuation inside a sentence. Sentences end with a
 * full stop, one space between words. `don't` becomes `dont`.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replaceAll(/[\n.?!;:]+(?=\s|$)/g, ' . ')
    .replaceAll(/[^a-z0-9.%$#]+/g, ' ')
    .replaceAll(/(?<!\d)\.(?=\S)|(?<=\S)\.(?!\d|\s|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
