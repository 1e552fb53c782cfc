// What the sections of a report are made of: the payloads of the scan's stages, as the API names and shapes them.
import type { EvidenceShape } from '../art/EvidenceShapes/evidence.ts';
import type { CarePlan, Product } from '../lib/routine.ts';

export type Sign =
  | 'redness'
  | 'texture'
  | 'lines'
  | 'dark_circles'
  | 'shine'
  | 'tone_evenness'
  | 'blemishes'
  | 'dark_spots';

export type Confidence = 'low' | 'medium' | 'high';

/** What a finding rests on. */
export type Basis = 'answers' | 'photo' | 'answers_and_photo' | 'none';

export interface PhotoQualityFinding {
  status: 'pass' | 'warn' | 'fail';
  /** One sentence. */
  reason: string;
  /** The one thing to change. */
  issue: PhotoIssue | null;
}

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

export interface SkinTypeFinding {
  skin_type: 'dry' | 'normal' | 'oily' | 'combination' | 'cannot_tell';
  explanation: string;
  basis: Basis;
  confidence: Confidence;
}

export interface SkinSensitivityFinding {
  skin_sensitivity: 'low' | 'moderate' | 'high' | 'cannot_tell';
  explanation: string;
  basis: Basis;
  confidence: Confidence;
}

export interface ConditionNotes {
  overall_assessment: string;
  key_concerns_identified: readonly KeyConcern[];
  positive_observations: readonly string[];
  hydration_level_assessment: string;
  texture_assessment: string;
  tone_evenness_assessment: string;
  measurements: readonly Measurement[];
}

export interface KeyConcern {
  concern_name: string;
  /** Left and right are the person's own. */
  location_observed: string;
  /** 0 to 5, half points allowed. */
  severity_score: number;
  description: string;
  sign: Sign;
  confidence: Confidence;
}

export interface Measurement {
  sign: Sign;
  /** 0 to 5; null when this photo cannot tell. */
  severity_score: number | null;
  /** One sentence, where severity_score is null. */
  cannot_tell_reason: string | null;
  location_observed: string | null;
  confidence: Confidence;
  evidence: readonly EvidenceShape[];
}

/** Category to the product that fits it. */
export type ProductNeeds = Readonly<Record<string, Product>>;

export interface ProgressSummaryFinding {
  overall_assessment: string;
  improvements: readonly string[];
  regressions: readonly string[];
  action_items: readonly string[];
  comparison: {
    /** `directional`: photos differ enough that only the direction counts. */
    result: 'first_scan' | 'comparable' | 'directional' | 'not_comparable';
    /** Number of the earlier scan. */
    compared_with: number | null;
    reason: string | null;
  };
  trends: readonly Trend[];
}

export interface Trend {
  sign: Sign;
  concern_name: string;
  /** Since the scan before. A difference within the noise of a photo is no measurable change; between unlike photos there is no verdict. */
  change: 'less_visible' | 'no_measurable_change' | 'more_visible' | 'not_compared';
  /** Oldest first. */
  points: readonly TrendPoint[];
}

export interface TrendPoint {
  checkin_id: number;
  /** ISO 8601. */
  created_at: string;
  /** 0 to 5. */
  severity_score: number;
}

/** What happened to the original photo. */
export interface PhotoReceipt {
  /** ISO 8601. */
  received_at: string;
  /** ISO 8601; null while the analysis runs. */
  deleted_at: string | null;
  bytes: number;
  engine_version: string;
  processed_by: 'this_server';
  /** Host and model that got a cut-out of the face; null or absent when nothing left the server. */
  sent_to?: string | null;
}

/** The stages that have arrived, by name. A stage that is absent or undefined has not arrived yet. */
export interface ReportStages {
  photo_quality?: PhotoQualityFinding | undefined;
  skin_type?: SkinTypeFinding | undefined;
  /** Null: looked for and left out of this report. */
  skin_sensitivity?: SkinSensitivityFinding | null | undefined;
  condition_notes?: ConditionNotes | undefined;
  care_plan?: CarePlan | undefined;
  /** Older reports hold one text. */
  progress_summary?: ProgressSummaryFinding | string | undefined;
  product_needs?: ProductNeeds | undefined;
}
