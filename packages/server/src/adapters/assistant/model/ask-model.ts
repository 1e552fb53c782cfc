import type { ExternalModel } from '../../../external-model.ts';
import { ModelFailure } from './model-failure.ts';
import type { PromptMessage } from './model-prompt.ts';
import { toolsFor } from './model-tools.ts';
import type { ToolCall } from './tool-call.ts';
import { createStreamFetch } from './stream-fetch.ts';

/** Maximum number of tokens of an answer. */
const MAX_TOKENS = 700;

/** A piece of the model's text, or a tool call. */
export type ModelPart = { words: string } | { call: ToolCall };

/** What a model is asked. */
export interface ModelRequest {
  messages: readonly PromptMessage[];
  /** Whether it may look more up about the person. */
  mayLookUp: boolean;
}

/** How long a model may take, in milliseconds. */
export interface Waits {
  /** Until its first word, a thought included. */
  firstWord: number;
  answer: number;
}

/** The parts of a stream with which a model shows that it works. */
const SIGNS_OF_LIFE: ReadonlySet<string> = new Set([
  'text-delta',
  'reasoning-delta',
  'tool-input-start',
  'tool-call',
]);

/**
 * Asks a model once and yields what it says and calls as it comes. Throws a `ModelFailure` when the answer
 * does not end as it should.
 */
export async function* askModel(
  { baseUrl, apiKey, model }: ExternalModel,
  { messages, mayLookUp }: ModelRequest,
  { firstWord, signal }: { firstWord: number; signal: AbortSignal },
): AsyncGenerator<ModelPart, void, void> {
  // Loaded on the first question: servers without a model never pay for it.
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  let failure: ModelFailure | undefined;
  const provider = createOpenAICompatible({
    name: 'external',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    fetch: createStreamFetch((reported) => {
      failure ??= reported;
    }),
  });
  let ending: string | undefined;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), firstWord);
  try {
    // Asked directly: `streamText` around it does nothing more for us, and holds a dozen streams for each
    // answer.
    const { stream } = await provider(model).doStream({
      prompt: [...messages],
      tools: toolsFor(mayLookUp),
      maxOutputTokens: MAX_TOKENS,
      abortSignal: AbortSignal.any([signal, silence.signal]),
    });
    for await (const part of stream) {
      if (SIGNS_OF_LIFE.has(part.type)) clearTimeout(timer);
      if (part.type === 'text-delta') yield { words: part.delta };
      else if (part.type === 'tool-call')
        yield { call: { id: part.toolCallId, name: part.toolName, input: part.input } };
      else if (part.type === 'error') throw new ModelFailure('cut_off');
      else if (part.type === 'finish') ending = part.finishReason.unified;
    }
  } catch (error) {
    if (silence.signal.aborted) throw new ModelFailure('timeout');
    // The library's error may quote the question, so it is not kept.
    throw failure ?? (error instanceof ModelFailure ? error : new ModelFailure('cut_off'));
  } finally {
    clearTimeout(timer);
  }
  if (ending === 'content-filter') throw new ModelFailure('declined');
  if (ending === 'length') throw new ModelFailure('too_long');
  if (ending !== 'stop' && ending !== 'tool-calls') throw failure ?? new ModelFailure('cut_off');
}
