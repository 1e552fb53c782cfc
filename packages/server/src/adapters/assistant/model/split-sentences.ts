/** The end of a sentence with its closing marks and the numbers of its sources, or a line break. */
const END = /[.!?…]+["'”’)\]]*(?:\s?\[\d{1,2}\])*(?=\s+[^\s[])|\n(?=\S)/;

/** Maximum length of a sentence that is waited for, in characters. */
const LONGEST = 600;

/** Cuts a text that arrives in pieces into sentences, without changing a character. */
export interface Sentences {
  /** Takes a piece and returns the sentences that it completes. */
  push(piece: string): string[];
  /** Returns the rest at the end. */
  rest(): string;
}

export function createSentences(): Sentences {
  let waiting = '';
  return {
    push(piece) {
      waiting += piece;
      const whole: string[] = [];
      for (let end = END.exec(waiting); end; end = END.exec(waiting)) {
        const length = end.index + end[0].length;
        whole.push(waiting.slice(0, length));
        waiting = waiting.slice(length);
      }
      if (waiting.length > LONGEST) {
        whole.push(waiting);
        waiting = '';
      }
      return whole;
    },
    rest: () => waiting,
  };
}
