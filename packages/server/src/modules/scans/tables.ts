/** The tables of the scans module, beside those of stored scans in `modules/reports/tables.ts`. */
export interface ScanTables {
  recent_photos: RecentPhotoTable;
  refused_photos: RefusedPhotoTable;
  repeat_photos: RepeatPhotoTable;
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
