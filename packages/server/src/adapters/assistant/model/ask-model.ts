import type { ToolSet } from 'ai';
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

const SEARCH_SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: ['product_intent', 'category'],
  properties: {
    product_intent: { type: 'string', description: 'What is wanted, in a few plain words.' },
    category: { type: 'string', enum: [...STEP_KEY_VALUES] },
  },
} as const;

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
  const [{ jsonSchema, streamText }, { createOpenAICompatible }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
  ]);
  let failure: ModelFailure | undefined;
  const provider = createOpenAICompatible({
    name: 'external',
    baseURL: baseUrl,
    apiKey,
    fetch: createStreamFetch((reported) => {
      failure ??= reported;
    }),
  });
  // Without `execute`, so that nothing happens: a call of the tool only ends the answer.
  const tools: ToolSet = {
    search_products: {
      description: 'Looks for products in the catalogue, when the person wants one.',
      inputSchema: jsonSchema(structuredClone(SEARCH_SCHEMA) as unknown as Parameters<typeof jsonSchema>[0]),
    },
  };
  const answer = streamText({
    model: provider(model),
    instructions,
    messages,
    tools,
    maxRetries: 0,
    maxOutputTokens: MAX_TOKENS,
    abortSignal: signal,
    // The stream reports it as well. By default it would be logged, with the question.
    onError: () => undefined,
  });
  let ending: string | undefined;
  try {
    for await (const part of answer.fullStream) {
      if (part.type === 'text-delta') yield { words: part.text };
      else if (part.type === 'tool-call') return yield { search: readSearch(part.input) };
      else if (part.type === 'error') throw new ModelFailure('cut_off');
      else if (part.type === 'finish') ending = part.finishReason;
    }
  } catch (error) {
    // The library's error may quote the question, so it is not kept.
    throw failure ?? (error instanceof ModelFailure ? error : new ModelFailure('cut_off'));
  }
  if (ending === 'content-filter') throw new ModelFailure('declined');
  if (ending === 'length') throw new ModelFailure('too_long');
  if (ending !== 'stop') throw failure ?? new ModelFailure('cut_off');
}

function readSearch(input: unknown): ProductSearch {
  const { product_intent, category } = (input ?? {}) as Partial<Record<keyof ProductSearch, unknown>>;
  const step = STEP_KEY_VALUES.find((each) => each === category);
  if (step === undefined || typeof product_intent !== 'string') throw new ModelFailure('unfit_words');
  return { product_intent, category: step };
}
