const COMMENT = /<!--.*?(?:-->|$)/gs;

/** The start of a comment of which not even the opening has arrived whole. */
const HALF_OPENING = /<(?:!-?)?$/;

/**
 * A text without its hidden comments, which carry data and are not meant for the reader. One that has not ended hides
 * what follows it. While a text `isArriving`, a last `<` that may become a comment waits too.
 */
export function withoutHiddenComments(text: string, isArriving = false): string {
  // Most have none, and a long conversation asks often.
  if (!text.includes('<')) return text.trim();
  const shown = text.replaceAll(COMMENT, '');
  return (isArriving ? shown.replace(HALF_OPENING, '') : shown).trim();
}

/** A text in paragraphs, parted by empty lines. Single line breaks stay inside. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n[^\S\n]*\n\s*/).filter((paragraph) => paragraph.trim() !== '');
}

/** A text in sentences, for being read out one by one. While it `isArriving`, without the one that has not ended. */
export function sentencesOf(text: string, isArriving = false): string[] {
  const sentences = text.split(/(?<=[.!?…:]["'”’)\]]*)\s+|\n+/);
  if (isArriving) sentences.pop();
  return sentences.filter((sentence) => sentence.trim() !== '');
}
