/** The facts of a check-in that a tile shows, named as in the API. */
export interface TimelineScan {
  /** Numbers one member's check-ins, ascending. */
  id: number;
  /** ISO 8601. */
  created_at: string;
  status: 'analysing' | 'complete' | 'failed';
  /** The server's sentence about why the scan failed; null when it sent none. */
  failure_detail: string | null;
  /** False where the member left it out of the trend. */
  in_trend: boolean;
  /** Null, or without a skin type, while the report is in progress. */
  checkin_summary: {
    final_skin_type?: string | null;
    overall_assessment?: string | null;
    progress_summary?: string | null;
  } | null;
  /** URL of the thumbnail; null shows a drawing. Not in the API: made from its `thumbnail_filename`. */
  thumbnailUrl: string | null;
}
