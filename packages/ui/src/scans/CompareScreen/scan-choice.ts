import type { MeasurementView } from '@daylit/contract';

/** Where a sign was seen on a photo. */
export type SeenSign = Pick<MeasurementView, 'sign' | 'location_observed'>;

/** A scan that can be chosen. */
export interface ScanChoice {
  checkin_id: number;
  /** ISO 8601. */
  created_at: string;
  /** URL of the thumbnail; null shows a drawing. */
  thumbnailUrl: string | null;
  /** Scans of one line may be compared with each other; null for one that is compared with none. */
  line: number | null;
}
