/** What the engine says, in the shapes and names of `openapi.yaml`: stored and sent as they are, without a mapper. */

export const SIGNS = [
  'redness',
  'texture',
  'lines',
  'dark_circles',
  'shine',
  'tone_evenness',
  'blemishes',
  'dark_spots',
] as const;

export type Sign = (typeof SIGNS)[number];

export type Confidence = 'low' | 'medium' | 'high';

export type PhotoIssue =
  | 'no_face'
  | 'several_faces'
  | 'too_small'
  | 'cut_off'
  | 'turned'
  | 'blurred'
  | 'too_dark'
  | 'too_bright'
  | 'no_colour'
  | 'uneven_light';

export interface PhotoQuality {
  status: 'pass' | 'warn' | 'fail';
  /** One sentence; for `warn` and `fail` it names the one thing to change. */
  reason: string;
  issue: PhotoIssue | null;
}

export type FindingBasis = 'answers' | 'photo' | 'answers_and_photo' | 'none';

export interface SkinTypeFinding {
  skin_type: 'dry' | 'normal' | 'oily' | 'combination' | 'cannot_tell';
  explanation: string;
  basis: FindingBasis;
  confidence: Confidence;
}

export interface SkinSensitivityFinding {
  skin_sensitivity: 'low' | 'moderate' | 'high' | 'cannot_tell';
  explanation: string;
  basis: FindingBasis;
  confidence: Confidence;
}

export type Point = [x: number, y: number];

/** Where a sign was seen: 0 to 1 of the thumbnail's width (x) and height (y), `strength` 0 to 1, `angle` in radians. */
export type EvidenceShape =
  | { type: 'ellipse'; cx: number; cy: number; rx: number; ry: number; angle: number; strength: number }
  | { type: 'line'; points: Point[]; strength: number }
  | { type: 'polygon'; points: Point[]; strength: number };

export interface Measurement {
  sign: Sign;
  /** 0 (not visible) to 5 (strong), one decimal; null when this photo cannot tell. */
  severity_score: number | null;
  /** By how many points slightly different copies of the photo change the score, two decimals; null when the score is. */
  standard_deviation: number | null;
  /** Of the method behind the score; scores of different versions are not compared. */
  method_version: string;
  /** A sentence, present exactly when the score is null. */
  cannot_tell_reason: string | null;
  location_observed: string | null;
  confidence: Confidence;
  evidence: EvidenceShape[];
}

export interface KeyConcern {
  concern_name: string;
  /** The person's own left and right. */
  location_observed: string;
  /** 0 to 5 in half steps. */
  severity_score: number;
  description: string;
  sign: Sign;
  confidence: Confidence;
}

export interface ConditionNotes {
  overall_assessment: string;
  key_concerns_identified: KeyConcern[];
  positive_observations: string[];
  hydration_level_assessment: string;
  texture_assessment: string;
  tone_evenness_assessment: string;
  measurements: Measurement[];
}

export interface TrendPoint {
  checkin_id: number;
  created_at: string;
  severity_score: number;
}

/**
 * What may be claimed about a sign since the scan it was compared with. `not_compared`: the photos cannot be compared, or one of
 * them could not tell.
 */
export type TrendChange = 'less_visible' | 'no_measurable_change' | 'more_visible' | 'not_compared';

export interface ProgressTrend {
  sign: Sign;
  concern_name: string;
  /** The same verdict as in `improvements` and `regressions`, so it speaks of the last two scans. */
  change: TrendChange;
  /** Oldest first, at least two. */
  points: TrendPoint[];
}

export interface ProgressSummary {
  overall_assessment: string;
  improvements: string[];
  regressions: string[];
  action_items: string[];
  comparison: {
    result: 'first_scan' | 'comparable' | 'directional' | 'not_comparable';
    compared_with: number | null;
    reason: string | null;
  };
  trends: ProgressTrend[];
}

/** The stages the engine decides itself. Care plan and products are made from them elsewhere. */
export type StageEvent =
  | { stage: 'photo_quality'; payload: PhotoQuality }
  | { stage: 'skin_type'; payload: SkinTypeFinding }
  | { stage: 'skin_sensitivity'; payload: SkinSensitivityFinding }
  | { stage: 'condition_notes'; payload: ConditionNotes }
  | { stage: 'progress_summary'; payload: ProgressSummary };
