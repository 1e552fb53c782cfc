import type { AnalysisSource, PhotoQuality, Preferences, ScanEvent, Sign } from '@daylit/contract';

/** The stages that the photo decides. Care plan and products are made from them by rules. */
export type PhotoStage = Extract<
  ScanEvent,
  { stage: 'photo_quality' | 'skin_type' | 'skin_sensitivity' | 'condition_notes' | 'progress_summary' }
>;

/**
 * What the analyser wants to have again when it compares a later scan. Plain JSON that only the analyser
 * reads.
 */
export type ScanRecord = object;

export interface PreviousScan {
  /** The scan's number, under the name that the points of a trend have in the API. */
  checkin_id: number;
  /** ISO 8601. */
  created_at: string;
  record: ScanRecord;
}

export interface ScanContext {
  /** As in `PreviousScan`. */
  checkin_id: number;
  /** ISO 8601; when the photo was received. */
  created_at: string;
  answers: Preferences;
  /** The member's finished scans before this one, in any order. */
  history: readonly PreviousScan[];
}

/** Why the answer of an external model was not used. */
export type ExternalFailure =
  /** Nobody could be reached, so nothing was sent. */
  | 'unreachable'
  | 'timeout'
  /** The connection ended within the answer. */
  | 'cut_off'
  | 'error_status'
  /** Sent elsewhere, which is never followed. */
  | 'redirected'
  | 'too_long'
  | 'declined'
  | 'not_the_schema'
  /** Names diseases or promises, or is no plain text. */
  | 'unfit_words'
  | 'server_stopped';

/** What an external model had to do with a report. Nothing that it said is in here. */
export interface ExternalUse {
  /** Who worded the notes. */
  source: AnalysisSource;
  /** Host and model that got the cut-out of the face; null when it did not leave. */
  sent_to: string | null;
  /** Null when the answer was used. */
  reason: ExternalFailure | null;
  /** Signs for which the model wanted a severity outside what it may say. */
  clamped: Sign[];
}

/** One output of an analysis: a stage of the report, or, as the last one, what to keep beside the report. */
export type AnalysisOutput =
  /** `external` stands with the stage that an external model was asked about. */
  | { type: 'stage'; event: PhotoStage; external?: ExternalUse }
  /** `thumbnail` is a WebP, 4:5, without metadata. */
  | { type: 'finished'; record: ScanRecord; thumbnail: Uint8Array };

export interface AnalysisOptions {
  /** Aborted when nobody wants the result any more. */
  signal: AbortSignal;
  /**
   * Whether the member agrees at this moment that a cut-out of the face goes to the configured external
   * model.
   */
  mayAskExternalModel(): Promise<boolean>;
}

/**
 * Looks at photos: JPEG, PNG or WebP bytes as they were uploaded. Both calls throw a `Refusal`: for bytes
 * that cannot be looked at, and `busy` when too many photos are waiting to be assessed, or when the server
 * stops.
 */
export interface SkinAnalyser {
  /** Changes whenever the same photo may give another report. */
  readonly version: string;
  /** Loads what the first photo would have to wait for. */
  warmUp?(): void;
  /** The photo gate alone. */
  assess(photo: Uint8Array): Promise<PhotoQuality>;
  /**
   * Yields `photo_quality`, `skin_type`, `skin_sensitivity`, `condition_notes`, `progress_summary` as they
   * become known, then `finished`. After a `photo_quality` that says `fail` nothing follows. The same photo
   * and context give the same outputs,
   except for the words of `condition_notes` where an external model may be asked; without `options` none is.
   */
  analyse(photo: Uint8Array, context: ScanContext, options?: AnalysisOptions): AsyncIterable<AnalysisOutput>;
}

/** Files by name in one place. A name is given once and never reused for other bytes. */
export interface FileStore {
  /** Whole and durable when it resolves, or not there at all. Overwrites. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  find(name: string): Promise<Buffer | undefined>;
  /** Resolves also when there is no such file. */
  remove(name: string): Promise<void>;
  /**
   * Names of the files last written before the moment, unfinished writes included, some hundred at a time.
   */
  listOlderThan(moment: Date): AsyncIterable<string[]>;
}
