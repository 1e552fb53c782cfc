/** What a tile shows of a check-in, as the API names it. */
export interface TimelineScan {
  /** Numbers one member's check-ins: grows. */
  id: number;
  /** ISO 8601. */
  created_at: string;
  status: 'analysing' | 'complete' | 'failed';
  /** Why the scan failed: one sentence of the server; null when it said nothing. */
  failure_detail: string | null;
  /** Null, or without a skin type, while the report is in progress. */
  checkin_summary: { final_skin_type?: string | null; progress_summary?: string | null } | null;
  /** Address of the scan's small photo; null shows the drawing instead. Not the API's: made from its `thumbnail_filename`. */
  thumbnailUrl: string | null;
}
