import type { Assistant as EmbeddedAssistant } from '@daylit/assistant';
import { measureParts } from '../../../activity.ts';
import { type ExternalModel, hostOf } from '../../../external-model.ts';
import type { Assistant, Question, ReplyFacts } from '../../../modules/chat/ports.ts';
import type { ModelBudget } from '../../model-budget.ts';
import type { Waits } from './ask-model.ts';
import { type Circuit, createCircuit } from './circuit.ts';
import { type Grounds, wordsIn } from './grounds.ts';
import { ModelFailure, type ModelTrouble } from './model-failure.ts';
import { findOwnAnswer } from './own-answer.ts';
import { writePrompt } from './model-prompt.ts';
import { sourcesUsed } from './sources-used.ts';
import { speak } from './speak.ts';
import { type Fragment, takeOver } from './take-over.ts';

interface Options {
  embedded: EmbeddedAssistant;
  external: ExternalModel;
  /** Called with the reason when the model did not answer as it should. */
  onFailure(trouble: ModelTrouble): void;
  waits: Waits;
  requests: ModelBudget;
  circuit?: Circuit;
}

/**
 * A model of the operator's choice in front of the embedded assistant. It is asked only for an adult who
 * agreed, never about a red flag, and each of its sentences is checked before it is yielded. When it fails,
 * the embedded assistant answers.
 */
export function createModelAssistant(options: Options): Assistant {
  const { embedded, external, onFailure, waits, requests, circuit = createCircuit() } = options;
  const model = { model: external.model.slice(0, 120), host: hostOf(external) };

  async function* instead(
    question: Question,
    fragment: Fragment,
    signal: AbortSignal,
  ): AsyncGenerator<string, ReplyFacts, void> {
    const facts = yield* takeOver(embedded, question, fragment, signal);
    return { ...facts, answeredBy: { place: 'server_instead', ...model } };
  }

  async function* ask(question: Question, signal: AbortSignal): AsyncGenerator<string, ReplyFacts, void> {
    const { prompt, passages, sources, grounds } = await prepare(question, embedded);
    const timeout = AbortSignal.timeout(waits.answer);
    let words = '';
    const cited = () => {
      const used = sourcesUsed(words, passages);
      return sources.filter(({ number }) => used.has(number));
    };
    const troubleOf = (error: unknown): ModelTrouble =>
      timeout.aborted ? 'timeout' : error instanceof ModelFailure ? error.trouble : 'cut_off';
    try {
      const speech = measureParts(
        { part: 'model', operation: 'chat' },
        speak(
          external,
          { prompt, grounds, waits, requests, facts: question.facts },
          AbortSignal.any([signal, timeout]),
        ),
        { ofError: (error) => (signal.aborted ? 'ok' : troubleOf(error)) },
      );
      for (;;) {
        const { done, value } = await speech.next();
        if (done) {
          circuit.note(true);
          const answeredBy = { place: 'model', ...model } as const;
          return { kind: 'answer', answeredBy, sources: cited(), care: null, follow_ups: [], search: value };
        }
        yield value;
        words += value;
      }
    } catch (error) {
      signal.throwIfAborted();
      circuit.note(false);
      onFailure(troubleOf(error));
    }
    return yield* instead(question, { words, cited: cited() }, signal);
  }

  return {
    async *reply(question, signal) {
      const isAllowed = question.mayAskModel && !question.facts.isMinor;
      if (!isAllowed || (await embedded.staysHere(question))) return yield* embedded.reply(question, signal);
      const own = await findOwnAnswer(embedded, question, signal);
      if (own) {
        yield own.words;
        return own.facts;
      }
      if (circuit.isOpen()) {
        onFailure('resting');
        return yield* instead(question, { words: '', cited: [] }, signal);
      }
      if (await requests.take()) return yield* ask(question, signal);
      // The model was not asked, so nothing says that it did not answer.
      onFailure('budget');
      return yield* embedded.reply(question, signal);
    },

    hasFixedAnswer: (question) => embedded.hasFixedAnswer(question),

    recommend: (question, search, signal) => embedded.recommend(question, search, signal),
  };
}

/** The input of the model, and what its sentences are checked against. */
async function prepare(question: Question, embedded: EmbeddedAssistant) {
  const { facts, history } = question;
  const passages = await embedded.findPassages(question);
  const [prompt, scan, comparison, routine, { preferences }] = await Promise.all([
    writePrompt(question, passages),
    facts.scan(),
    facts.comparison(),
    facts.routine(),
    facts.profile(),
  ]);
  const sources = [
    ...new Map(passages.flatMap((passage) => passage.sources.map((one) => [one.number, one]))).values(),
  ];
  const grounds: Grounds = {
    names: new Set(wordsIn(prompt.data)),
    said: [...history.flatMap(({ role, text }) => (role === 'user' ? [text] : [])), question.text]
      .join('\n')
      .toLowerCase(),
    measurements: scan?.analysis_result?.condition_notes.measurements ?? [],
    skinType: scan?.analysis_result?.skin_type.skin_type ?? null,
    comparison,
    sources: new Set(sources.map(({ number }) => number)),
    preferences,
    plan: facts.plan,
    leftOut: routine.filter(({ leftOut }) => leftOut !== null).map(({ product }) => product.product.name),
  };
  return { prompt, passages, sources, grounds };
}
