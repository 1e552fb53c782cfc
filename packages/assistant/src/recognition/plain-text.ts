/** Invisible characters: zero-width ones, and those that change the direction of writing. */
const UNSEEN = /\p{Cf}/gu;
const ACCENTS = /\p{M}/gu;
const APOSTROPHES = /[’‘ʼ`´']/g;

/**
 * The most characters that are read of a text after normalisation, which writes some signs as up to eighteen.
 * Above the longest message, so that nothing that a person wrote is left out.
 */
const LONGEST = 8_000;

/**
 * Lower case, without accents, invisible characters and punctuation inside a sentence. Sentences end with a
 * full stop, one space between words. `don't` becomes `dont`.
 */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .slice(0, LONGEST)
      .replace(UNSEEN, '')
      .normalize('NFD')
      .replace(ACCENTS, '')
      .toLowerCase()
      .replace(APOSTROPHES, '')
      // Begins only where a run of signs begins: else a long run would be read from each of its signs.
      .replaceAll(/(?<![\n.?!;:])[\n.?!;:]+(?=\s|$)/g, ' . ')
      .replaceAll(/[^a-z0-9.%$#]+/g, ' ')
      .replaceAll(/(?<!\d)\.(?=\S)|(?<=\S)\.(?!\d|\s|$)/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
