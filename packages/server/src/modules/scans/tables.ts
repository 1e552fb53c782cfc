import type { FindVerdict, Sign } from '@daylit/contract';
import type { Generated } from 'kysely';

/** The tables of the scans module, beside those of stored scans in `modules/reports/tables.ts`. */
export interface ScanTables {
  recent_photos: RecentPhotoTable;
  checked_photos: CheckedPhotoTable;
  photo_checks: PhotoCheckTable;
  refused_photos: RefusedPhotoTable;
  repeat_photos: RepeatPhotoTable;
  deleted_scans: DeletedScanTable;
  disputed_finds: DisputedFindsTable;
  find_verdicts: FindVerdictTable;
  unneeded_thumbnails: UnneededThumbnailTable;
}

/** Makes a photo that is sent twice within a minute one scan. Deleted after that minute. */
export interface RecentPhotoTable {
  user_id: number;
  /** The scan's `id`. */
  scan_id: number;
  salt: Buffer;
  /** HMAC of the photo's SHA-256 under the salt. */
  digest: Buffer;
  received_at: Date;
}

/** The photo that a member had checked last, while it waits to be scanned. Deleted after some minutes. */
export interface CheckedPhotoTable {
  user_id: number;
  /** Random; the answer of the check tells it. */
  id: string;
  received_at: Date;
  /** Of the sealed original, as in a scan. */
  photo_name: string;
  photo_key: Buffer;
  photo_bytes: number;
  /** The sealed `PhotoQuality`. */
  sealed_quality: Buffer;
}

/** A photo that a worker checks while its member waits. Deleted with the answer. */
export interface PhotoCheckTable {
  /** A UUID. */
  id: string;
  user_id: number;
  received_at: Generated<Date>;
  /** Of the sealed photo, as in a scan. */
  photo_name: string;
  photo_key: Buffer;
  /** For a second photo: the sealed `PreviousScan` that it is compared with. */
  sealed_first: Buffer | null;
  /** What the worker says, sealed. */
  sealed_answer: Generated<Buffer | null>;
  /** No worker could check it. */
  is_given_up: Generated<boolean>;
}

/** The differences of a scan's second photo; nothing else of it is kept. */
export interface RepeatPhotoTable {
  user_id: number;
  /** The scan's `id`. */
  scan_id: number;
  received_at: Date;
  /** The sealed `RepeatPair`; see `pairContext`. */
  sealed_pair: Buffer;
}

/** One row per photo that the gate refused, with nothing of the photo. Deleted after a day. */
export interface RefusedPhotoTable {
  user_id: number;
  refused_at: Date;
}

/** What a member says is wrong in the report of a scan; absent where nothing is. */
export interface DisputedFindsTable {
  user_id: number;
  /** The scan's `id`. */
  scan_id: number;
  /** The sealed `Verdicts`; see `verdictsContext`. */
  sealed_verdicts: Buffer;
}

/** How often finds are called wrong, for those who make the engine. Holds no member and no time. */
export interface FindVerdictTable {
  engine_version: string;
  sign: Sign;
  verdict: FindVerdict;
  count: number;
}

/** Names of thumbnails whose scans were deleted or failed, until the sweep has removed them. */
export interface UnneededThumbnailTable {
  name: string;
  since: Generated<Date>;
}

/** The number of a scan that its member deleted. Given again, it would be the source of a charge already. */
export interface DeletedScanTable {
  user_id: number;
  id: number;
  deleted_at: Date;
}
