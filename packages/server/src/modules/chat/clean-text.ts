/** A comment of HTML, also one that is never closed. Some clients hide data of products in one. */
const HIDDEN_COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** Control characters, marks of direction, and characters without width, which hide what is sent. */
const INVISIBLE =
  /[^\P{Cc}\n\t]|[\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]|[\u{E0000}-\u{E007F}]/gu;

/** What of a text may be stored, shown and read by an assistant. Empty when nothing of it can be seen. */
export function cleanText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(HIDDEN_COMMENT, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** How many tokens a text counts: one for each 4 characters, rounded up. */
export function tokensOf(text: string): number {
  return Math.ceil([...text].length / 4);
}
