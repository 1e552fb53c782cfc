import type { ExternalModel } from '../../../external-model.ts';
import type { ProductSearch } from '../../../modules/chat/ports.ts';
import { askModel } from './ask-model.ts';
import { type Grounds, mayBeSaid } from './judge-sentence.ts';
import { ModelFailure } from './model-failure.ts';
import type { Prompt } from './model-prompt.ts';
import { createSentences } from './split-sentences.ts';

/** Longest answer, in characters. */
const MAX_WORDS = 3_000;

/** Longest wish for a product, in characters. */
const MAX_INTENT = 200;

/**
 * Yields what a model says, sentence by sentence, as long as it may be shown; returns the search that it ends
 * with. Throws a `ModelFailure` at the first sentence that may not be shown.
 */
export async function* speak(
  external: ExternalModel,
  { prompt, grounds }: { prompt: Prompt; grounds: Grounds },
  signal: AbortSignal,
): AsyncGenerator<string, ProductSearch | null, void> {
  const sentences = createSentences();
  let length = 0;
  function judged(sentence: string): string {
    length += sentence.length;
    if (length > MAX_WORDS) throw new ModelFailure('too_long');
    if (!mayBeSaid(sentence, grounds)) throw new ModelFailure('unfit_words');
    return sentence;
  }
  let search: ProductSearch | null = null;
  for await (const part of askModel(external, prompt, signal)) {
    if ('search' in part) search = part.search;
    else for (const sentence of sentences.push(part.words)) yield judged(sentence);
  }
  const rest = sentences.rest();
  if (rest.trim() !== '') yield judged(rest);
  if (search) return { ...search, product_intent: judged(search.product_intent).slice(0, MAX_INTENT) };
  if (length === 0) throw new ModelFailure('declined');
  return null;
}
