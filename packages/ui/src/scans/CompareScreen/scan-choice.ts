/** A scan that can be chosen. */
export interface ScanChoice {
  checkin_id: number;
  /** ISO 8601. */
  created_at: string;
  /** URL of the thumbnail; null shows a drawing. */
  thumbnailUrl: string | null;
}
