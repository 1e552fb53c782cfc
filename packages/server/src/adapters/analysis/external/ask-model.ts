import type { ConditionNotes } from '@daylit/contract';
import type { ExternalModel } from '../../../external-model.ts';
import { ANSWER_SCHEMA, isFit, isModelAnswer, type ModelAnswer } from './answer.ts';
import { createBoundedFetch, ModelFailure } from './bounded-fetch.ts';
import { INSTRUCTIONS, measuresOf } from './prompt.ts';

interface Question {
  /** JPEG of the face alone. */
  cutOut: Uint8Array;
  notes: ConditionNotes;
  /** Aborts the call at any point. */
  signal: AbortSignal;
}

/**
 * Asks the model once. Throws a `ModelFailure` unless the answer is complete and every text of it may be
 * shown.
 */
export async function askModel(
  { baseUrl, apiKey, model }: ExternalModel,
  { cutOut, notes, signal }: Question,
): Promise<ModelAnswer> {
  // Loaded on the first question: servers without a model never pay for it.
  const [{ generateText, jsonSchema, NoObjectGeneratedError, Output }, { createOpenAICompatible }] =
    await Promise.all([import('ai'), import('@ai-sdk/openai-compatible')]);
  let failure: ModelFailure | undefined;
  const provider = createOpenAICompatible({
    name: 'external',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: true,
    fetch: createBoundedFetch((reported) => {
      failure = reported;
    }),
  });
  const schema = jsonSchema<ModelAnswer>(
    // A copy, because the library's type accepts no readonly object.
    structuredClone(ANSWER_SCHEMA) as unknown as Parameters<typeof jsonSchema>[0],
    {
      validate: (value) =>
        isModelAnswer(value)
          ? { success: true, value }
          : { success: false, error: new Error('The answer does not have the shape that was asked for.') },
    },
  );
  try {
    const answer = await generateText({
      model: provider(model),
      instructions: INSTRUCTIONS,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: measuresOf(notes) },
            { type: 'file', mediaType: 'image/jpeg', data: cutOut },
          ],
        },
      ],
      output: Output.object({ schema }),
      // A retry could exceed the time budget.
      maxRetries: 0,
      abortSignal: signal,
    });
    if (answer.finishReason === 'content-filter') throw new ModelFailure('declined');
    if (!isFit(answer.output)) throw new ModelFailure('unfit_words');
    return answer.output;
  } catch (error) {
    if (error instanceof ModelFailure) throw error;
    if (failure) throw failure;
    const isDeclined =
      NoObjectGeneratedError.isInstance(error) && (error.finishReason === 'content-filter' || !error.text);
    // oxlint-disable-next-line preserve-caught-error -- the cause would carry question and answer into logs
    throw new ModelFailure(isDeclined ? 'declined' : 'not_the_schema');
  }
}
