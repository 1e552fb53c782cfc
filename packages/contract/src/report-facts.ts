// What the engine measured, before it is put into words: `packages/vision` fills it in, `packages/wording`
// makes sentences of it.
import type {
  Confidence,
  EvidenceShape,
  PhotoIssue,
  PhotoQuality,
  Place,
  ProgressComparison,
  Repeatability,
  RepeatabilityMeasure,
  SeverityRange,
  Side,
  Sign,
  SignTrend,
  SkinTypeFinding,
  TrendChange,
  TrendMeasure,
  TrendPoint,
} from './types.gen.ts';

/** The one thing to change about a photo. Sides are the person's own, edges are the picture's. */
export type PhotoProblem =
  /** `because`: why there is no face to see; null when there is none at all. */
  | { issue: 'no_face'; because: 'covered' | 'upside_down' | null }
  | { issue: 'cut_off'; edge: 'left' | 'right' | 'top' | 'bottom' }
  | { issue: 'turned'; to: Side | 'down' | 'up' }
  /** `isEverywhere`: the whole picture, so that not even a face was found. */
  | { issue: 'too_dark' | 'too_bright'; isEverywhere: boolean }
  | { issue: 'uneven_light'; darkerSide: Side }
  | {
      issue: Exclude<
        PhotoIssue,
        'no_face' | 'cut_off' | 'turned' | 'too_dark' | 'too_bright' | 'uneven_light'
      >;
    };

/** The verdict of the photo gate. */
export interface PhotoFacts extends Pick<PhotoQuality, 'status'> {
  /** Null when the photo passed. */
  problem: PhotoProblem | null;
  isEvenlyLit: boolean;
  /** The head is held straight. */
  isStraight: boolean;
}

/** Why a photo cannot tell about a sign. */
export type Doubt =
  | 'too_small'
  | 'not_sharp'
  /** A smile makes lines of its own. */
  | 'smile'
  /** Pores or grain look like the sign. */
  | 'grain'
  | 'overexposed'
  | 'shadow'
  /** Hair, a beard, a shadow or something unknown lies over the skin. */
  | 'covered'
  | 'glasses'
  | 'reflection'
  /** The light has so much colour that reflections have the colour of skin, or none. */
  | 'coloured_light'
  /** Slightly different copies of the photo give different answers. */
  | 'unsteady';

/** One sign in one photo. */
export interface SignFacts {
  sign: Sign;
  /** 0 to 5, unrounded; null when the photo cannot tell. */
  severity: number | null;
  range: SeverityRange | null;
  /** Visible enough to be named. And why the photo cannot tell, or null. */
  isConcern: boolean;
  doubt: Doubt | null;
  /** Where the skin was seen. Empty for signs that are searched for everywhere. */
  seen: Place[];
  /** Where it shows most, among `seen`; empty when it is alike everywhere. And where it hardly shows. */
  strongest: Place[];
  calm: Place[];
  /** How many lines, blemishes or spots; null for signs that are not counted. */
  count: number | null;
  /** The place of each blemish or spot that stands out by itself, however few there are. */
  clear: Place[];
  /** The side that shows more; null where the two sides cannot be compared. */
  strongerSide: Side | 'alike' | null;
  /** The photo is good, the copies of it agree, and nothing may lie over the skin. */
  isSeenWell: boolean;
  /** Standard deviation over slightly different copies of the photo, points. */
  standard_deviation: number | null;
  /** Standard deviation from this photo to a new one of the same skin, points. A report shows this one. */
  repeat_deviation: number | null;
  method_version: string;
  confidence: Confidence;
  evidence: EvidenceShape[];
}

/** Mean shine over a part of the face. */
export interface ShineFacts {
  severity: number;
  /** The places that were seen. */
  places: Place[];
}

/** The skin type that shine and texture suggest. */
export interface SkinLook {
  type: Exclude<SkinTypeFinding['skin_type'], 'cannot_tell'>;
  /** Forehead and nose. */
  zone: ShineFacts;
  cheeks: ShineFacts;
}

/** Everything that one photo shows of the skin. */
export interface SkinFacts {
  /** Lines are absent for ages 13 to 17. */
  signs: SignFacts[];
  /** Null when shine could not be measured, or fits no type. */
  look: SkinLook | null;
  /** Red enough to agree with skin that reacts easily. */
  looksReactive: boolean;
  isEvenlyLit: boolean;
  /** Sharp and near enough for details. */
  isInFocus: boolean;
  /** The person's own side that is in shadow; null when neither is. */
  darkerSide: Side | null;
  /** Skin that was not measured, because something certainly covers it. */
  leftOut: ('around_eyes' | 'under_beard')[];
}

/** The greatest difference between two photos. */
export type PhotoDifference =
  | 'engine_version'
  | 'light'
  | 'sharpness'
  | 'angle'
  | 'glasses'
  | 'around_eyes'
  | 'distance';

/** A sign in this scan and in the one before. */
export interface ChangeFacts {
  sign: Sign;
  before: SeverityRange;
  now: SeverityRange;
  change: Exclude<TrendChange, 'not_compared'>;
}

/** What changed since the scan before. */
export interface ProgressFacts extends Pick<ProgressComparison, 'result' | 'compared_with'> {
  /** Null when comparable, and for a first scan. */
  difference: PhotoDifference | null;
  /** This photo was sharp, and the head held straight: no advice may ask for it. */
  isSharp: boolean;
  isStraight: boolean;
  /** The report says what would make the next photo tell more: nobody should repeat this one. */
  hasTips: boolean;
  /** The signs that both photos could tell. Empty when the photos cannot be compared. */
  changes: ChangeFacts[];
  /** Concerns of the last report that this photo cannot tell. */
  lost: { sign: Sign; range: SeverityRange }[];
  /** Oldest point first, at least two; the last is this scan's. */
  trends: { sign: Sign; change: TrendChange; points: Required<TrendPoint>[] }[];
}

/** Why a second photo is not used: the two photos differ in this, or it is the scan's own photo. */
export interface RepeatPairRefusal {
  refusal: PhotoDifference | 'same_photo';
}

/** How much a new photo may differ, as this person's own second photos show. */
export interface RepeatabilityFacts extends Pick<Repeatability, 'pairs'> {
  /** The signs that a pair of photos could tell. */
  measures: Omit<RepeatabilityMeasure, 'concern_name'>[];
}

/** One condition in which two photos were compared. */
export interface ConditionCheck {
  difference: PhotoDifference;
  /** `roughly`: a change is claimed only when it is larger. `apart`: nothing is compared. */
  verdict: 'alike' | 'roughly' | 'apart';
}

/** A sign in one scan, with its error bar. */
export interface ReadingFacts {
  checkin_id: number;
  /** 0 to 5, one decimal. */
  severity_score: number;
  /** Points to either side within which 19 of 20 photos of the same day read; one decimal. */
  margin: number;
  range: SeverityRange;
}

/** A scan in the member's history. */
export interface HistoryScanFacts {
  checkin_id: number;
  /** ISO 8601. */
  created_at: string;
  engine_version: string;
  /** Scans of one line may be compared with each other; null for a scan that is compared with none. */
  line: number | null;
  /** Why it is not compared with the line before; null where it is, and for the first scan. */
  difference: PhotoDifference | 'left_out' | null;
}

/** A sign in every scan that could tell, and its change up to the last scan. */
export interface HistorySignFacts extends Pick<TrendMeasure, 'sign' | 'change' | 'since' | 'anew_from'> {
  /** Of the scans that may be compared with each other, up to the last of them. */
  trend: SignTrend;
  readings: ReadingFacts[];
}

/** A member's scans over time, oldest first. */
export interface HistoryFacts {
  scans: HistoryScanFacts[];
  /** Without the signs that no scan could tell. */
  signs: HistorySignFacts[];
}

/** The conditions of a photo, by which two photos are compared. `created_at` is ISO 8601. */
export interface ConditionFacts {
  checkin_id: number;
  created_at: string;
  engine_version: string;
  /** The person's own side that gets more light. */
  light: Side | 'even';
  /** Degrees to either side. */
  turned: number;
  isSharp: boolean;
  hasGlasses: boolean;
  /** Width of the face in pixels of the analysed photo. */
  faceWidth: number;
}

/** A sign in two scans. */
export interface ComparedSignFacts {
  sign: Sign;
  /** Null when that photo could not tell. */
  earlier: ReadingFacts | null;
  later: ReadingFacts | null;
  change: TrendChange;
}

/** Two scans side by side, and what may be said about them. */
export interface ComparisonFacts {
  result: 'comparable' | 'directional' | 'not_comparable';
  difference: PhotoDifference | null;
  earlier: ConditionFacts;
  later: ConditionFacts;
  checks: ConditionCheck[];
  signs: ComparedSignFacts[];
}
