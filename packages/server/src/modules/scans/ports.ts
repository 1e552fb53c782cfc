import type { Db } from '../../db/database.ts';
import type { ExternalUse, ScanRecord, Stages } from '../reports/ports.ts';
import type {
  HomeRegion,
  PhotoQuality,
  Preferences,
  Repeatability,
  Scan,
  ScanComparison,
  ScanEvent,
  Sign,
  Stage,
  Trends,
  TrendScan,
} from '@daylit/contract';

export type { ExternalFailure, ExternalUse, ScanRecord } from '../reports/ports.ts';

/** The stages that depend on the photo. Care plan and products follow from them by rules. */
export type PhotoStage = Extract<
  ScanEvent,
  { stage: 'photo_quality' | 'skin_type' | 'skin_sensitivity' | 'condition_notes' | 'progress_summary' }
>;

/** The differences between two photos of the same few minutes. Plain JSON that only the analyser reads. */
export type RepeatPair = object;

export interface PreviousScan {
  /** The scan's number, under the name that the points of a trend have in the API. */
  checkin_id: number;
  /** ISO 8601. */
  created_at: string;
  record: ScanRecord;
  /** Of all second photos of the member: the same list in each of their scans. */
  pairs: readonly RepeatPair[];
  /** False: the member left it out of the trend. Default true. */
  in_trend?: boolean;
}

export interface ScanContext {
  /** As in `PreviousScan`. */
  checkin_id: number;
  /** ISO 8601; when the photo was received. */
  created_at: string;
  answers: Preferences;
  /** Where the member is, an IANA name. */
  timeZone: string;
  /** Where the member lives; null where it was not told. */
  region: HomeRegion | null;
  /** The oldest scan that the plan shows: no sentence about the run of scans looks further back. */
  shownFrom: number;
  /** The member's finished scans before this one, in any order. */
  history: readonly PreviousScan[];
}

/** One output of an analysis: a stage of the report, or at the end what is kept besides the report. */
export type AnalysisOutput =
  /** `external` belongs to the stage that an external model was asked about. */
  | { type: 'stage'; event: PhotoStage; external?: ExternalUse }
  /** `thumbnail` is a WebP, 4:5, without metadata. */
  | { type: 'finished'; record: ScanRecord; thumbnail: Uint8Array };

export interface AnalysisOptions {
  /** Aborts when the result is no longer needed. */
  signal: AbortSignal;
  /**
   * Whether the member agrees at this moment that a cut-out of the face is sent to the configured external
   * model.
   */
  mayAskExternalModel(): Promise<boolean>;
}

/**
 * Analyses photos: JPEG, PNG or WebP bytes as they were uploaded. All calls throw a `Refusal`: for bytes
 * that cannot be analysed, and `busy` when too many photos wait for an assessment or the server stops.
 */
export interface SkinAnalyser {
  /** Changes whenever the same photo may give a different report. */
  readonly version: string;
  /** Loads in advance what the first photo would otherwise wait for. */
  warmUp?(): void;
  /** The photo gate alone. */
  assess(photo: Uint8Array): Promise<PhotoQuality>;
  /**
   * The differences between a second photo, of the same few minutes, and its scan. Throws an `invalid`
   * refusal when the gate refuses it, or when it was taken too differently.
   */
  repeat(photo: Uint8Array, first: PreviousScan): Promise<RepeatPair>;
  /**
   * Yields `photo_quality`, `skin_type`, `skin_sensitivity`, `condition_notes`, `progress_summary` as they
   * become known, then `finished`. Nothing follows a `photo_quality` that says `fail`. The same photo and
   * context give the same outputs, except for the words of `condition_notes` where an external model may be
   * asked. Without `options` none is asked.
   */
  analyse(photo: Uint8Array, context: ScanContext, options?: AnalysisOptions): AsyncIterable<AnalysisOutput>;
}

/** Every sign over time, in words, without the facts that only the database has. */
export interface HistoryInWords extends Pick<Trends, 'measures'> {
  /** Oldest first. */
  scans: Omit<TrendScan, 'thumbnail_filename'>[];
}

/** Two scans in words, without the scans themselves. */
export type ComparisonInWords = Omit<ScanComparison, 'earlier' | 'later'>;

/** Where and when the days of scans are read. */
export interface ReaderOfDays {
  timeZone: string;
  region: HomeRegion | null;
  now: Date;
}

/** Compares finished scans with each other by their records, by the rules of the reports. */
export interface ScanComparer {
  /** In any order. `reasons`: why the newest of them cannot tell a sign. */
  overTime(
    scans: readonly PreviousScan[],
    reasons: Partial<Record<Sign, string>>,
    reader: ReaderOfDays,
  ): HistoryInWords;
  /** Undefined when one of the two was recorded in a way that cannot be compared. */
  compare(
    earlier: PreviousScan,
    later: PreviousScan,
    /** `measures`: of the run of scans that one of the two belongs to. */
    run?: ReaderOfDays & Pick<Trends, 'measures'>,
  ): ComparisonInWords | undefined;
  /** The repeatability that a member's second photos have shown. */
  repeatability(pairs: readonly RepeatPair[]): Omit<Repeatability, 'offer' | 'second_photos'>;
}

/** Stores files by name. A name is never reused for other bytes. */
export interface FileStore {
  /** Atomic, and durable once it resolves: the file is complete or absent. Overwrites. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  find(name: string): Promise<Buffer | undefined>;
  /** Resolves also when there is no such file. */
  remove(name: string): Promise<void>;
  /**
   * Names of the files last written before the given time, unfinished writes included, up to 1,000 at a
   * time. `start`: only names that begin so; none, or two characters.
   */
  listOlderThan(moment: Date, start?: string): AsyncIterable<string[]>;
}

/** A scan with everything that is kept of it, except what only the analyser reads. */
export interface ArchivedScan {
  scan: Scan;
  /** What the member wrote with the photo. */
  message: string | null;
  /** The member's day then, as YYYY-MM-DD; null where it was not kept. */
  taken_on: string | null;
}

/** A scan that is kept, and whose bytes cannot be opened any more. */
export interface UnreadableScan {
  unreadable: { id: number; created_at: string };
}

/** Some stages of a scan's report; none of a scan that has no report. */
export interface ArchivedStages<Name extends Stage>
  extends
    Pick<Scan, 'id' | 'created_at' | 'status' | 'failure_detail' | 'thumbnail_filename'>,
    Pick<ArchivedScan, 'message'> {
  stages: Pick<Stages, Name> | undefined;
}

/** Used by the export: everything that is kept of a member's scans, also what the plan hides. */
export interface ScanArchive {
  count(userId: number, reading?: Db): Promise<number>;
  /** Oldest first. Any number fits into memory. One that cannot be opened does not hide the others. */
  read(userId: number): AsyncIterable<ArchivedScan | UnreadableScan>;
  /** The same scans with only the named stages: less to open, and less that has to fit into memory. */
  readStages<Name extends Stage>(
    userId: number,
    names: readonly Name[],
  ): AsyncIterable<ArchivedStages<Name> | UnreadableScan>;
  /** The names of the thumbnails that are kept, oldest first. */
  readThumbnailNames(userId: number): AsyncIterable<{ id: number; thumbnail_filename: string }>;
  /** The WebP of that name; undefined when there is none. The caller knows that it is the member's. */
  findThumbnail(userId: number, filename: string): Promise<Buffer | undefined>;
}

/** Used by the privacy settings: deletes thumbnails before their scans. */
export interface ThumbnailKeeper {
  /** How many thumbnails are kept of scans until each of the given times. */
  count(userId: number, until: readonly Date[]): Promise<number[]>;
  /** Deletes the thumbnails of members' scans that ended, and were received until the given times. */
  deleteOlder(of: readonly { userId: number; until: Date }[]): Promise<void>;
}
