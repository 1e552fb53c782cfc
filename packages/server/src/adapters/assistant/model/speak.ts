import { STEP_KEY_VALUES } from '@daylit/contract';
import type { ExternalModel } from '../../../external-model.ts';
import type { MemberFacts, ProductSearch } from '../../../modules/chat/ports.ts';
import type { ModelBudget } from '../../model-budget.ts';
import { askModel, type Waits } from './ask-model.ts';
import { type Grounds, wordsIn } from './grounds.ts';
import { judgeSentence } from './judge-sentence.ts';
import { ModelFailure, type ModelTrouble } from './model-failure.ts';
import { afterLookup, type Prompt } from './model-prompt.ts';
import { isLookup, lookUp } from './model-tools.ts';
import { createPlainSpeech, withoutLineMark } from './plain-speech.ts';
import type { ToolCall } from './tool-call.ts';
import { createSentences } from './split-sentences.ts';

/** Maximum length of an answer, in characters. The model is told to write six short sentences. */
const MAX_WORDS = 3_000;

/** Maximum length of a product request, in characters. */
const MAX_INTENT = 200;

/** How often a model may look something up for one answer. */
const MOST_LOOKUPS = 3;

/** Refused sentences after which the model is not listened to any more. */
const MOST_REFUSED = 3;

/** "Great news." introduces what follows, and makes no sense without it. */
const LEAD_IN = 3;

/** In place of a refused sentence, once in an answer. */
const LEFT_OUT =
  'A sentence of the model is left out here, because it did not pass the checks of this server.';

/** What is asked, what the answer is checked against, and how long it may take. */
interface Speech {
  prompt: Prompt;
  grounds: Grounds;
  facts: MemberFacts;
  waits: Waits;
  requests: ModelBudget;
}

/**
 * Yields the model's text, sentence by sentence. One that may not be shown is replaced: by the fact that it
 * gets wrong, or by a note. Returns the search that the answer ends with. Throws a `ModelFailure` when too
 * little of the answer may be shown.
 */
export async function* speak(
  external: ExternalModel,
  { prompt, grounds, facts, waits, requests }: Speech,
  signal: AbortSignal,
): AsyncGenerator<string, ProductSearch | null, void> {
  const filter = createFilter(grounds);
  const messages = [...prompt.messages];
  for (let lookups = 0; ; lookups += 1) {
    // The first request is counted by the caller.
    if (lookups > 0 && !(await requests.take())) throw new ModelFailure('budget');
    const plain = createPlainSpeech();
    const sentences = createSentences();
    let called: ToolCall | undefined;
    const request = { messages, mayLookUp: lookups < MOST_LOOKUPS };
    for await (const part of askModel(external, request, { firstWord: waits.firstWord, signal })) {
      if ('call' in part) called ??= part.call;
      else for (const sentence of sentences.push(plain.push(part.words))) yield* filter.pass(sentence);
    }
    yield* filter.pass(sentences.rest());
    if (called?.name === 'search_products') {
      yield* filter.end();
      return readSearch(called.input, grounds);
    }
    if (!called) break;
    if (!request.mayLookUp || !isLookup(called.name)) throw new ModelFailure('unfit_words');
    const found = await lookUp(called.name, facts);
    for (const word of wordsIn(found)) grounds.names.add(word);
    messages.push(...afterLookup(called, found));
  }
  yield* filter.end();
  const silence = filter.silence();
  if (silence) throw new ModelFailure(silence);
  return null;
}

/** Lets the sentences of one answer pass, or replaces them. */
function createFilter(grounds: Grounds) {
  const said = new Set<string>();
  let [length, refused, passed] = [0, 0, 0];
  let held = { words: '', isOurs: false };
  let before = '';

  function judge(sentence: string): string | null {
    // A small model that has nothing more to say repeats itself.
    if (wordsIn(sentence).length > 1 && said.has(sentence.trim())) throw new ModelFailure('unfit_words');
    said.add(sentence.trim());
    const judgement = judgeSentence(sentence, { ...grounds, before });
    before = judgement.isFit ? sentence : '';
    if (judgement.isFit) return null;
    refused += 1;
    if (refused >= MOST_REFUSED) throw new ModelFailure('unfit_words');
    return judgement.instead ?? LEFT_OUT;
  }

  function* release(): Generator<string, void, void> {
    const { words, isOurs } = held;
    held = { words: '', isOurs: false };
    if (words === '') return;
    if (!isOurs) passed += 1;
    yield words;
  }

  return {
    *pass(written: string): Generator<string, void, void> {
      const sentence = withoutLineMark(written);
      if (sentence.trim() === '') {
        // A gap between two lines belongs to the sentence before it.
        if (held.words !== '') held.words += sentence;
        return;
      }
      length += sentence.length;
      if (length > MAX_WORDS) throw new ModelFailure('too_long');
      const instead = judge(sentence);
      if (instead === null) {
        yield* release();
        held = { words: sentence, isOurs: false };
        return;
      }
      if (held.isOurs || wordsIn(held.words).length > LEAD_IN) yield* release();
      const isSaid = said.has(instead);
      said.add(instead);
      held = { words: isSaid ? '' : ` ${instead} `, isOurs: true };
    },

    *end(): Generator<string, void, void> {
      // A note of ours stands only beside words of the model: alone, the whole answer is this server's.
      if (!held.isOurs || passed > 0) yield* release();
    },

    /** Why nothing of the model was said; null where something was. */
    silence: () => (passed > 0 ? null : refused > 0 ? 'unfit_words' : 'declined') as ModelTrouble | null,
  };
}

function readSearch(input: string, grounds: Grounds): ProductSearch {
  const { product_intent, category } = parseObject(input) as Partial<Record<keyof ProductSearch, unknown>>;
  const step = STEP_KEY_VALUES.find((each) => each === category);
  if (step === undefined || typeof product_intent !== 'string') throw new ModelFailure('unfit_words');
  // A price is allowed in a product request, but not in a sentence: there the model would have invented it.
  const wish = product_intent.replaceAll(/\$(?=\d)/g, '').slice(0, MAX_INTENT);
  if (!judgeSentence(wish, grounds).isFit) throw new ModelFailure('unfit_words');
  return { product_intent: wish, category: step };
}

function parseObject(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new ModelFailure('unfit_words');
  }
}
