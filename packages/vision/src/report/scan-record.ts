import type { PhotoFacts, Sign, SignFacts } from '@daylit/contract';
import { ENGINE_VERSION } from '../engine-version.ts';
import type { ReadFace } from '../quality/photo-reading.ts';
import { round } from './round.ts';
import type { Crop } from '../face/thumbnail-crop.ts';
import type { Sighting } from '../regions/occlusions.ts';
import { perSign } from '../signs/signs.ts';
import { SMILE_MAKES_LINES } from '../thresholds/report.ts';

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
  /** Share of the face that is burnt out, 0 to 1; absent in records of engine 4.4 and before. */
  burnt_out?: number;
  /** The corners of the eyes were not searched for lines; absent in older records. */
  is_smiling?: boolean;
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
  /** Never stored: the version that read the photo, and what its bridge to today's adds, points. */
  bridge?: { from: string; spreads: Record<Sign, number> };
}

/** What two photos of the same few minutes differ by. Plain JSON: store it and pass it back in `pairs`. */
export interface RepeatPair {
  /** Pairs of other versions do not count: their points are of another scale. */
  engine_version: string;
  /** The second photo's severity less the first one's, points; null where one of the two cannot tell. */
  differences: Record<Sign, number | null>;
}

/** A finished earlier scan of the same person. */
export interface PreviousScan {
  checkin_id: number;
  /** ISO 8601. */
  created_at: string;
  record: ScanRecord;
  /** Second photos beside any of this person's scans: the same list in each of them, empty without any. */
  pairs: readonly RepeatPair[];
  /** False: the person left it out of the trend. Default true. */
  in_trend?: boolean;
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

/**
 * What is stored for later comparisons: numbers about the photo and the signs, and nothing that identifies a
 * face.
 */
export function scanRecord(
  signs: readonly SignFacts[],
  face: ReadFace,
  status: PhotoFacts['status'],
): ScanRecord {
  const { evidence, crop } = face;
  const stored = (valueOf: (facts: SignFacts) => number | null): Record<Sign, number | null> =>
    perSign((sign) => {
      const facts = signs.find((candidate) => candidate.sign === sign);
      const exact = facts ? valueOf(facts) : null;
      return exact === null ? null : round(exact, 2);
    });
  return {
    engine_version: ENGINE_VERSION,
    thumbnail_crop: crop,
    photo_status: status,
    conditions: {
      sharpness: round(evidence.sharpness, 3),
      light_balance: round(evidence.lightBalance, 3),
      face_width: Math.round(evidence.faceWidth),
      glasses: evidence.occlusions.glasses,
      yaw: round(evidence.yaw, 1),
      burnt_out: round(evidence.clipped, 3),
      is_smiling: evidence.smile > SMILE_MAKES_LINES,
    },
    severities: stored(({ severity }) => severity),
    standard_deviations: stored(({ standard_deviation }) => standard_deviation),
  };
}
