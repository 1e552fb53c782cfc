/** A row of a table of phrases: a condition and its sentence. */
export interface Phrase<Facts> {
  /** The condition, for people who read the table. */
  when: string;
  holds: (facts: Facts) => boolean;
  /** The sentence. A `{word}` in braces is filled in. */
  says: string;
}

/** The placeholders of a sentence. */
export type Words = Readonly<Record<string, string>>;

/**
 * The first phrase whose condition holds. Throws when none does: a table ends with a phrase that always
 * holds.
 */
export function phraseFor<Facts>(table: readonly Phrase<Facts>[], facts: Facts): string {
  const phrase = table.find(({ holds }) => holds(facts));
  if (!phrase) throw new Error(`No phrase holds, of: ${table.map(({ when }) => when).join('; ')}`);
  return phrase.says;
}

/** Between a number and its unit, and inside "8 to 12 weeks": all of it stays on one line. */
const UNIT_GAP = /(?<=\d) (?=(?:days?|weeks?|months?|years?|%)(?!\w))|(?<=\d) (?=to \d)|(?<=\d to) (?=\d)/g;

/**
 * A sentence with its words filled in. `{Word}` is `word` with a capital. A number stays on one line with its
 * unit. Throws for a word that is missing.
 */
export function fill(sentence: string, words: Words = {}): string {
  const filled = sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word !== undefined) return word;
    const plain = words[name.charAt(0).toLowerCase() + name.slice(1)];
    if (plain === undefined) throw new Error(`No word for {${name}} in: ${sentence}`);
    return capitalise(plain);
  });
  return filled.replaceAll(UNIT_GAP, '\u00A0');
}

/** Always true: the condition of a table's last phrase. */
export const otherwise = (): boolean => true;

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins words as `a`, `a and b` or `a, b and c`. */
export function listOf(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
