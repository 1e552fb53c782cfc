import type { Scan, ScanEvent } from '@daylit/contract';
import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { ExternalUse } from './external-use.ts';

/** A jsonb column: read as the value, written as an expression. */
type Json<T> = ColumnType<T, RawBuilder<T>, RawBuilder<T>>;

/** The tables of stored scans. A scan is identified by its member and its number. */
export interface ReportTables {
  scans: ScanTable;
  scan_events: ScanEventTable;
}

/** One accepted photo and what became of it. */
export interface ScanTable {
  user_id: number;
  /** From 1 per member. A deleted scan's number is not given again; see `DeletedScanTable`. */
  id: number;
  created_at: Date;
  /** The member's day then, as YYYY-MM-DD; null in scans from before it was kept. */
  taken_on: string | null;
  /** False: the member left it out of the trend. */
  in_trend: Generated<boolean>;
  status: Scan['status'];
  /** A sentence, present exactly when the scan failed. */
  failure_detail: string | null;
  /** What the person wrote with the photo, sealed; see `messageContext`. */
  sealed_message: Buffer | null;
  /**
   * Chosen at the start, so that an analysis that runs twice writes one file. Shown once the scan is
   * complete.
   */
  thumbnail_filename: string;
  /** When the thumbnail was deleted before its scan; null while it is kept. */
  thumbnail_deleted_at: Date | null;
  /** The sealed `ScanRecord`, which later scans are compared with; null until the scan is complete. */
  sealed_record: Buffer | null;
  /** The part of an external model in the report; null when none was asked. */
  external_use: Json<ExternalUse> | null;
  engine_version: string;
  photo_bytes: number;
  /** Name of the file with the encrypted original. */
  photo_name: string;
  /**
   * The wrapped key, see `PhotoKeys`. Null once the analysis has ended: from then on nobody can read the
   * original.
   */
  photo_key: Buffer | null;
  photo_deleted_at: Date | null;
}

/** One stage of a report, as it is sent. */
export interface ScanEventTable {
  user_id: number;
  /** The scan's `id`. */
  scan_id: number;
  /** From 0, in the order of the report. */
  position: number;
  stage: ScanEvent['stage'];
  /** The sealed payload as JSON; see `stageContext`. */
  sealed_payload: Buffer;
}
