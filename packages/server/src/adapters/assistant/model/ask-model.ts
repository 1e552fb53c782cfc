import { STEP_KEY_VALUES } from '@daylit/contract';
import type { ExternalModel } from '../../../external-model.ts';
import type { ProductSearch } from '../../../modules/chat/ports.ts';
import { ModelFailure } from './model-failure.ts';
import type { Prompt } from './model-prompt.ts';
import { createStreamFetch } from './stream-fetch.ts';

/** Maximum number of tokens of an answer. */
const MAX_TOKENS = 700;

/** A piece of the model's text, or the one tool call that it may make. */
export type ModelPart = { words: string } | { search: ProductSearch };

/** A call of it does nothing: it only ends the answer. */
const SEARCH_TOOL = {
  type: 'function' as const,
  name: 'search_products',
  description: 'Looks for products in the catalogue, when the person wants one.',
  inputSchema: {
    type: 'object' as const,
    additionalProperties: false,
    required: ['product_intent', 'category'],
    properties: {
      product_intent: { type: 'string' as const, description: 'What is wanted, in a few plain words.' },
      category: { type: 'string' as const, enum: [...STEP_KEY_VALUES] },
    },
  },
};

/**
 * Asks a model once and yields what it says as it comes; a search ends it. Throws a `ModelFailure` when the
 * answer does not end as it should.
 */
export async function* askModel(
  { baseUrl, apiKey, model }: ExternalModel,
  { instructions, messages }: Prompt,
  signal: AbortSignal,
): AsyncGenerator<ModelPart, void, void> {
  // Loaded on the first question: servers without a model never pay for it.
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  let failure: ModelFailure | undefined;
  const provider = createOpenAICompatible({
    name: 'external',
    baseURL: baseUrl,
    apiKey,
    fetch: createStreamFetch((reported) => {
      failure ??= reported;
    }),
  });
  let ending: string | undefined;
  try {
    // Asked directly: `streamText` around it does nothing more for us, and holds a dozen streams for each
    // answer.
    const { stream } = await provider(model).doStream({
      prompt: [
        { role: 'system', content: instructions },
        ...messages.map(({ role, content }) => ({
          role,
          content: [{ type: 'text' as const, text: content }],
        })),
      ],
      tools: [SEARCH_TOOL],
      maxOutputTokens: MAX_TOKENS,
      abortSignal: signal,
    });
    for await (const part of stream) {
      if (part.type === 'text-delta') yield { words: part.delta };
      else if (part.type === 'tool-call') return yield { search: readSearch(part.input) };
      else if (part.type === 'error') throw new ModelFailure('cut_off');
      else if (part.type === 'finish') ending = part.finishReason.unified;
    }
  } catch (error) {
    // The library's error may quote the question, so it is not kept.
    throw failure ?? (error instanceof ModelFailure ? error : new ModelFailure('cut_off'));
  }
  if (ending === 'content-filter') throw new ModelFailure('declined');
  if (ending === 'length') throw new ModelFailure('too_long');
  if (ending !== 'stop') throw failure ?? new ModelFailure('cut_off');
}

function readSearch(input: string): ProductSearch {
  const { product_intent, category } = parseObject(input) as Partial<Record<keyof ProductSearch, unknown>>;
  const step = STEP_KEY_VALUES.find((each) => each === category);
  if (step === undefined || typeof product_intent !== 'string') throw new ModelFailure('unfit_words');
  return { product_intent, category: step };
}

function parseObject(text: string): object {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new ModelFailure('unfit_words');
  }
}
