import type { Sighting } from './regions/cover.ts';
import type { PhotoFacts, Sign } from '@daylit/contract';

/** A rectangle in whole pixels of the analysed image, 4:5 (width to height), around the face. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * How the photo was taken, as far as it decides whether two scans may be compared. It holds no face geometry.
 */
export interface PhotoConditions {
  /** Fine over coarse contrast at the eyes, about 0.3 (blurred) to 0.6 (sharp). */
  sharpness: number;
  /** How much darker the person's right cheek is than the left one, optical density; 0 is even light. */
  light_balance: number;
  /** Width of the face in pixels of the analysed image. */
  face_width: number;
  /** The skin around the eyes is left out unless this is `none`. */
  glasses: Sighting;
  /** Rotation of the head, degrees; positive to the person's left. */
  yaw: number;
}

/**
 * What a later scan needs for a fair comparison. Plain JSON: store it with the scan and pass it back in
 * `history`.
 */
export interface ScanRecord {
  /** The `method_version` of every severity below. */
  engine_version: string;
  thumbnail_crop: Crop;
  photo_status: PhotoFacts['status'];
  conditions: PhotoConditions;
  /** Two decimals, to compare differences below a point; null where the photo could not tell. */
  severities: Record<Sign, number | null>;
  /**
   * Standard deviation of each severity over slightly different copies of the photo, points with two
   * decimals; null where the severity is null.
   */
  standard_deviations: Record<Sign, number | null>;
}

/** A finished earlier scan of the same person. */
export interface PreviousScan {
  checkin_id: number;
  /** ISO 8601. */
  created_at: string;
  record: ScanRecord;
}

export interface ScanContext {
  checkin_id: number;
  /** ISO 8601: the time of this scan. It is an input so that the same input gives the same report. */
  created_at: string;
  /** Ages 13 to 17: lines are left out. */
  isTeen: boolean;
  /** Earlier scans in any order; empty for a first scan. */
  history: readonly PreviousScan[];
}
