import type { components } from '@daylit/api-client/schema';

type Schemas = components['schemas'];

export type PhotoQuality = Schemas['PhotoQuality'];
export type Preferences = Schemas['Preferences'];
export type ScanEvent = Schemas['ScanEvent'];

/** The stages that the photo decides. Care plan and products are made from them by rules. */
export type PhotoStage = Extract<
  ScanEvent,
  { stage: 'photo_quality' | 'skin_type' | 'skin_sensitivity' | 'condition_notes' | 'progress_summary' }
>;

/** What the analyser wants to have again when it compares a later scan. Plain JSON that only the analyser reads. */
export type ScanRecord = Readonly<Record<string, unknown>>;

export interface PreviousScan {
  checkin_id: number;
  /** ISO 8601. */
  created_at: string;
  record: ScanRecord;
}

export interface ScanContext {
  checkin_id: number;
  /** ISO 8601; when the photo was received. */
  created_at: string;
  answers: Preferences;
  /** The member's finished scans before this one, in any order. */
  history: readonly PreviousScan[];
}

/** One step of an analysis: a stage of the report, or, as the last one, what to keep beside the report. */
export type AnalysisStep =
  | { type: 'stage'; event: PhotoStage }
  /** `thumbnail` is a WebP, 4:5, without metadata. */
  | { type: 'finished'; record: ScanRecord; thumbnail: Uint8Array };

/**
 * Looks at photos: JPEG, PNG or WebP bytes as they were uploaded. Both calls throw `UnusablePhoto` for bytes that cannot
 * be looked at and `AnalyserBusy` when too many are waiting already.
 */
export interface SkinAnalyser {
  /** Changes whenever the same photo may give another report. */
  readonly version: string;
  /** The photo gate alone. */
  assess(photo: Uint8Array): Promise<PhotoQuality>;
  /**
   * Yields `photo_quality`, `skin_type`, `skin_sensitivity`, `condition_notes`, `progress_summary` as they become known,
   * then `finished`. After a `photo_quality` that says `fail` nothing follows. The same photo and context give the same steps.
   */
  analyse(photo: Uint8Array, context: ScanContext): AsyncIterable<AnalysisStep>;
}

/** Bytes that are no photo we can read. The message is the sentence that the person is shown. */
export class UnusablePhoto extends Error {
  override readonly name = 'UnusablePhoto';
  readonly status: 413 | 415 | 422;

  constructor(status: 413 | 415 | 422, message: string) {
    super(message);
    this.status = status;
  }
}

/** Too many photos are waiting. Trying again after a few seconds helps. */
export class AnalyserBusy extends Error {
  override readonly name = 'AnalyserBusy';
}

/** Files by name in one place. A name is given once and never reused for other bytes. */
export interface FileStore {
  /** Whole and durable when it resolves, or not there at all. Overwrites. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  find(name: string): Promise<Buffer | undefined>;
  /** Resolves also when there is no such file. */
  remove(name: string): Promise<void>;
  /** Names of the files last written before the moment, unfinished writes included. */
  listOlderThan(moment: Date): Promise<string[]>;
}
