import type { Sighting } from './regions/cover.ts';
import type { AgeBand, PhotoQuality, Preferences, Sign } from '@daylit/contract';

/** A rectangle in whole pixels of the analysed image, 4:5 (width to height), around the face. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How the photo was taken, as far as it decides whether two scans may be compared. No face geometry is in it. */
export interface PhotoConditions {
  /** Fine over coarse contrast at the eyes, about 0.3 (blurred) to 0.6 (sharp). */
  sharpness: number;
  /** How much darker the person's right cheek is than the left, optical density; 0 is even light. */
  light_balance: number;
  /** Width of the face in pixels of the analysed image. */
  face_width: number;
  /** Unless none are seen, the skin around the eyes is left out. */
  glasses: Sighting;
  /** Head turned (to the person's left is positive), degrees. */
  yaw: number;
}

/** What a later scan needs for a fair comparison. Plain JSON: store it with the check-in, give it back in `history`. */
export interface ScanRecord {
  /** The `method_version` of every severity below. */
  engine_version: string;
  thumbnail_crop: Crop;
  photo_status: PhotoQuality['status'];
  conditions: PhotoConditions;
  /** Unrounded enough to compare (two decimals), null where the photo could not tell. */
  severities: Record<Sign, number | null>;
  /** Points by which slightly different copies of the photo changed each severity (two decimals), null where that is null. */
  standard_deviations: Record<Sign, number | null>;
}

/** A finished earlier scan of the same person. */
export interface PreviousScan {
  checkin_id: number;
  /** ISO 8601. */
  created_at: string;
  record: ScanRecord;
}

/** What the person told us. Weighs more than the photo wherever both speak. */
export interface Answers {
  /** `13-17` leaves lines out of the report. */
  age_band?: Exclude<AgeBand, 'under_13'> | undefined;
  /** How the face feels around midday, a few hours after washing. */
  midday_feel?: Preferences['midday_feel'] | undefined;
  /** How often products sting, burn or redden the skin. */
  reacts?: Preferences['reacts'] | undefined;
}

export interface ScanContext {
  checkin_id: number;
  /** ISO 8601; the time of this scan, given in so that the same input gives the same report. */
  created_at: string;
  answers: Answers;
  /** Earlier scans in any order; empty for a first scan. */
  history: readonly PreviousScan[];
}
