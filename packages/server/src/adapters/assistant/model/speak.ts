import type { ExternalModel } from '../../../external-model.ts';
import type { ProductSearch } from '../../../modules/chat/ports.ts';
import { askModel } from './ask-model.ts';
import { type Grounds, mayBeSaid } from './judge-sentence.ts';
import { ModelFailure } from './model-failure.ts';
import type { Prompt } from './model-prompt.ts';
import { createSentences } from './split-sentences.ts';

/** Maximum length of an answer, in characters. The model is told to write six short sentences. */
const MAX_WORDS = 1_500;

/** Maximum length of a product request, in characters. */
const MAX_INTENT = 200;

/**
 * Yields the model's text, sentence by sentence, as long as it may be shown; returns the search that it ends
 * with. Throws a `ModelFailure` at the first sentence that may not be shown. The sentence before is held back
 * until then: "Great news." introduces what follows, and makes no sense without it.
 */
export async function* speak(
  external: ExternalModel,
  { prompt, grounds }: { prompt: Prompt; grounds: Grounds },
  signal: AbortSignal,
): AsyncGenerator<string, ProductSearch | null, void> {
  const sentences = createSentences();
  const said = new Set<string>();
  let length = 0;
  let held = '';
  function judged(sentence: string): string {
    length += sentence.length;
    if (length > MAX_WORDS) throw new ModelFailure('too_long');
    // A small model that has nothing more to say repeats itself.
    const isRepeated = said.has(sentence.trim());
    if (isRepeated || !mayBeSaid(sentence, grounds)) throw new ModelFailure('unfit_words');
    said.add(sentence.trim());
    return sentence;
  }
  /** The text that may be shown once this sentence may be. */
  function* next(sentence: string): Generator<string, void, void> {
    const before = held;
    held = judged(sentence);
    if (before !== '') yield before;
  }
  let search: ProductSearch | null = null;
  for await (const part of askModel(external, prompt, signal)) {
    if ('search' in part) search = part.search;
    else for (const sentence of sentences.push(part.words)) yield* next(sentence);
  }
  const rest = sentences.rest();
  if (rest.trim() !== '') yield* next(rest);
  if (held !== '') yield held;
  if (search) {
    // A price is allowed in a product request, but not in a sentence: there the model would have invented it.
    const wish = search.product_intent.replaceAll(/\$(?=\d)/g, '');
    return { ...search, product_intent: judged(wish).slice(0, MAX_INTENT) };
  }
  if (length === 0) throw new ModelFailure('declined');
  return null;
}
