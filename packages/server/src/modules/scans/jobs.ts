/** The background work of the scans module. */
export interface ScanJobs {
  /** Makes the report of one scan, whose photo waits encrypted on disk. */
  'analyse-scan': { user_id: number; scan_id: number };
  /** Checks a photo that waits encrypted, while its member waits for the answer. */
  'check-photo': { user_id: number; check_id: string };
  /** Ends scans that hang and removes orphaned files. Runs every five minutes. */
  'sweep-photos': Record<string, never>;
  /** Destroys the keys that no waiting photo needs any more. Runs every five minutes. */
  'discard-photo-keys': Record<string, never>;
}
