/** An HTML comment, closed or not. Some clients hide product data in one. */
const HIDDEN_COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** Control characters, marks of direction, and zero-width characters, which hide what is sent. */
const INVISIBLE =
  /[^\P{Cc}\n\t]|[\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;

/**
 * The part of a text that may be stored, shown and read by an assistant. Empty when nothing of it is visible.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(HIDDEN_COMMENT, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The number of tokens of a text: one for each 4 characters, rounded up. */
export function tokensOf(text: string): number {
  return Math.ceil([...text].length / 4);
}
