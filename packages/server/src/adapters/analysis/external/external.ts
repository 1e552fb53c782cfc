import type { ScanRecord as EngineRecord } from '@daylit/vision';
import { measure } from '../../../activity.ts';
import { type ExternalModel, nameOf } from '../../../external-model.ts';
import type {
  AnalysisOptions,
  AnalysisOutput,
  ExternalFailure,
  ExternalUse,
  SkinAnalyser,
} from '../../../modules/scans/ports.ts';
import type { ModelBudget } from '../../model-budget.ts';
import { makeCutOut } from '../../images/make-cut-out.ts';
import { applyAnswer } from './apply-answer.ts';
import { askModel } from './ask-model.ts';
import { ModelFailure } from './bounded-fetch.ts';

type NotesOutput = Extract<AnalysisOutput, { type: 'stage' }> & { event: { stage: 'condition_notes' } };
type Ending = [
  notes: NotesOutput,
  progress: AnalysisOutput,
  finished: Extract<AnalysisOutput, { type: 'finished' }>,
];

/** Milliseconds. */
export interface Budget {
  /** From the start of an analysis to its last output. The model gets the time that the engine leaves. */
  total: number;
  /** Maximum for the model's answer. */
  answer: number;
}

/** A report is promised within 30 seconds; two of them are for storing it. */
const BUDGET: Budget = { total: 28_000, answer: 20_000 };

interface Options {
  embedded: SkinAnalyser;
  external: ExternalModel;
  /** How long a report may take. */
  budget?: Budget;
  /** The requests that the server may send. */
  requests: ModelBudget;
  /** Called with the reason when an answer is not used. */
  onFailure(reason: ExternalFailure): void;
}

/**
 * The embedded engine with an external vision model that may word its notes. The gate, the geometry, the
 * measurements and the progress come from the engine. The model gets a cut-out of the face and the
 * measurements, and only for a member who agreed. When the model fails, the report is the engine's own.
 * `stop` aborts open questions and prevents new ones.
 */
export function createExternalAnalyser({
  embedded,
  external,
  budget = BUDGET,
  requests,
  onFailure,
}: Options): SkinAnalyser & { stop(): void } {
  const stopping = new AbortController();

  async function wordNotes(
    photo: Uint8Array,
    [notes, , { record }]: Ending,
    { signal, milliseconds }: { signal: AbortSignal; milliseconds: number },
  ): Promise<NotesOutput> {
    // The engine wrote the record, which says where the face is.
    const cutOut = await makeCutOut(photo, (record as EngineRecord).thumbnail_crop);
    const timeout = AbortSignal.timeout(Math.max(0, Math.floor(milliseconds)));
    const question = {
      cutOut,
      notes: notes.event.payload,
      signal: AbortSignal.any([signal, timeout, stopping.signal]),
    };
    try {
      const applied = await askMeasured(external, question, (error) =>
        signal.aborted || stopping.signal.aborted ? 'ok' : reasonOf(error, timeout, stopping.signal),
      );
      const use: ExternalUse = {
        source: 'external',
        sent_to: nameOf(external),
        reason: null,
        clamped: applied.clamped,
      };
      return { ...notes, event: { ...notes.event, payload: applied.notes }, external: use };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      signal.throwIfAborted();
      const reason = reasonOf(error, timeout, stopping.signal);
      onFailure(reason);
      const sent_to = reason === 'unreachable' ? null : nameOf(external);
      return { ...notes, external: { source: 'embedded', sent_to, reason, clamped: [] } };
    }
  }

  async function* analyse(
    photo: Uint8Array,
    outputs: AsyncIterable<AnalysisOutput>,
    options: AnalysisOptions,
  ) {
    const start = performance.now();
    const held: AnalysisOutput[] = [];
    for await (const output of outputs) {
      const isNotes = output.type === 'stage' && output.event.stage === 'condition_notes';
      if (isNotes || held.length > 0) held.push(output);
      else yield output;
    }
    if (!isEnding(held)) return yield* held;
    const milliseconds = Math.min(budget.answer, budget.total - (performance.now() - start));
    const mayAsk =
      milliseconds > 0 &&
      !stopping.signal.aborted &&
      (await options.mayAskExternalModel()) &&
      (await requests.take());
    const [notes, ...rest] = held;
    yield mayAsk ? await wordNotes(photo, held, { signal: options.signal, milliseconds }) : notes;
    yield* rest;
  }

  return {
    version: embedded.version,
    warmUp: () => embedded.warmUp?.(),
    assess: (photo) => embedded.assess(photo),
    repeat: (photo, first) => embedded.repeat(photo, first),
    analyse(photo, context, options) {
      const outputs = embedded.analyse(photo, context, options);
      return options ? analyse(photo, outputs, options) : outputs;
    },
    stop: () => stopping.abort(),
  };
}

/** Asks the model, and uses what it may say. `nameOfEnd` names the end of one that failed. */
function askMeasured(
  external: ExternalModel,
  question: Parameters<typeof askModel>[1],
  nameOfEnd: (failure: ModelFailure) => string,
): Promise<ReturnType<typeof applyAnswer>> {
  return measure(
    { part: 'model', operation: 'report' },
    async () => applyAnswer(question.notes, await askModel(external, question)),
    { ofError: (error) => (error instanceof ModelFailure ? nameOfEnd(error) : 'error') },
  );
}

function isEnding(held: readonly AnalysisOutput[]): held is Ending {
  return held.length === 3 && held[2]?.type === 'finished';
}

function reasonOf({ reason }: ModelFailure, timeout: AbortSignal, stopping: AbortSignal): ExternalFailure {
  if (stopping.aborted) return 'server_stopped';
  return timeout.aborted ? 'timeout' : reason;
}
