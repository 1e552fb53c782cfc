import type { ChatSource } from '@daylit/contract';
import type { NumberedSource } from '../parts/SourceNotes/source-note.ts';
import { paragraphsOf } from './message-text.ts';

/** `[1]`, with the blanks before it. */
const MARK = /[^\S\n]*\[(\d{1,2})\]/g;

/** A mark that has only begun to arrive at the end of a text. */
const HALF_MARK = /[^\S\n]*\[\d{0,2}$/;

/** A paragraph of a reply, with the sources that it cites. */
export interface CitedParagraph {
  text: string;
  sources: NumberedSource[];
}

/**
 * The paragraphs of a reply: the mark `[1]` of a known source is taken out of the words. A source without a
 * mark belongs to the last paragraph; brackets that name no source stay.
 */
export function citedParagraphs(text: string, sources: readonly ChatSource[]): CitedParagraph[] {
  const numbered = sources.map(toNumbered);
  const paragraphs = paragraphsOf(text).map((paragraph) => {
    const named = new Set(Array.from(paragraph.matchAll(MARK), ([, digits]) => Number(digits)));
    return {
      text: paragraph.replaceAll(MARK, (mark, digits) =>
        numbered.some(({ number }) => number === Number(digits)) ? '' : mark,
      ),
      sources: numbered.filter(({ number }) => named.has(number)),
    };
  });
  const unnamed = numbered.filter((source) => !paragraphs.some((one) => one.sources.includes(source)));
  paragraphs.at(-1)?.sources.push(...unnamed);
  return paragraphs;
}

/** A reply without any mark. While it `isArriving`, a mark that has only begun is hidden too. */
export function withoutMarks(text: string, isArriving = false): string {
  const shown = text.replaceAll(MARK, '');
  return isArriving ? shown.replace(HALF_MARK, '') : shown;
}

function toNumbered({ note, grade, ...source }: ChatSource): NumberedSource {
  return { ...source, ...(note !== null && { note }), ...(grade !== null && { grade }) };
}
