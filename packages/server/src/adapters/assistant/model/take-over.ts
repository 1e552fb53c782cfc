import type { Assistant, Question, ReplyFacts } from '../../../modules/chat/ports.ts';

export type Source = ReplyFacts['sources'][number];

/** Maximum number of sources, as the document allows. */
const MAX_SOURCES = 12;

/** Stands between the model's text up to its failure and the embedded answer. */
const TAKEN_OVER = '\n\nThe model stopped there, so this server answers:\n\n';

/** The model's text up to its failure. */
export interface Fragment {
  words: string;
  cited: readonly Source[];
}

/**
 * The embedded answer after a fragment of the model's. Its sources are numbered after those of the fragment.
 */
export async function* takeOver(
  embedded: Assistant,
  question: Question,
  { words, cited }: Fragment,
  signal: AbortSignal,
): AsyncGenerator<string, ReplyFacts, void> {
  if (words !== '') yield TAKEN_OVER;
  const reply = embedded.reply(question, signal);
  const shift = Math.max(0, ...cited.map(({ number }) => number));
  for (;;) {
    const { done, value } = await reply.next();
    if (done) {
      const own = value.sources.map((source) => ({ ...source, number: source.number + shift }));
      return { ...value, sources: [...cited, ...own].filter(({ number }) => number <= MAX_SOURCES) };
    }
    yield shift === 0 ? value : value.replaceAll(/\[(\d+)\]/g, (_, number) => `[${Number(number) + shift}]`);
  }
}
