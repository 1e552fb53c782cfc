const COMMENT = /<!--.*?(?:-->|$)/gs;

/** An incomplete opening of a comment at the end of a text. */
const HALF_OPENING = /<(?:!-?)?$/;

/**
 * A text without its hidden comments, which carry data for the program. An unclosed comment hides the rest of
 * the text. While a text `isArriving`, a final `<` that may open a comment is hidden too.
 */
export function withoutHiddenComments(text: string, isArriving = false): string {
  // Most texts have none, and a long conversation calls this often.
  if (!text.includes('<')) return text.trim();
  const shown = text.replaceAll(COMMENT, '');
  return (isArriving ? shown.replace(HALF_OPENING, '') : shown).trim();
}

/** The paragraphs of a text, separated by empty lines. Single line breaks are kept. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n[^\S\n]*\n\s*/).filter((paragraph) => paragraph.trim() !== '');
}

/** The sentences of a text, to be announced one by one. While it `isArriving`, the last one is left out. */
export function sentencesOf(text: string, isArriving = false): string[] {
  const sentences = text.split(/(?<=[.!?…:]["'”’)\]]*)\s+|\n+/);
  if (isArriving) sentences.pop();
  return sentences.filter((sentence) => sentence.trim() !== '');
}
