/** Marks of emphasis, emoji, and what joins and colours these. None of them is part of a plain sentence. */
const DECORATION = /[*`\p{Extended_Pictographic}\p{Emoji_Modifier}]|\uFE0F|\u200D/gu;

/** What begins a heading or an item of a list. */
const LINE_MARK = /^(\s*)(?:#{1,6}|[-•]) +/;

/** Takes out of a stream what small models add to their answer although they are told not to. */
export interface PlainSpeech {
  /** Takes a piece and returns the part that is said. The beginning of a tag waits for its end. */
  push(piece: string): string;
}

/** Leaves out thoughts between `<think>` and `</think>`, also one that never ends, and decoration. */
export function createPlainSpeech(): PlainSpeech {
  let waiting = '';
  let isThinking = false;
  return {
    push(piece) {
      waiting += piece;
      let said = '';
      for (;;) {
        const tag = isThinking ? '</think>' : '<think>';
        const at = waiting.indexOf(tag);
        const end = at === -1 ? waiting.length - begunOf(tag, waiting) : at;
        if (!isThinking) said += waiting.slice(0, end);
        waiting = waiting.slice(at === -1 ? end : end + tag.length);
        if (at === -1) return said.replaceAll(DECORATION, '');
        isThinking = !isThinking;
      }
    },
  };
}

/** How many characters at the end of a text may be the beginning of a tag. */
function begunOf(tag: string, text: string): number {
  for (let length = tag.length - 1; length > 0; length--)
    if (text.endsWith(tag.slice(0, length))) return length;
  return 0;
}

/** A sentence without the mark of its line, and without the gaps that decoration leaves. */
export function withoutLineMark(sentence: string): string {
  return sentence.replace(LINE_MARK, '$1').replaceAll(/ {2,}/g, ' ');
}
