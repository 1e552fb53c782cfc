// The client's form of an answer: every field is present, and each value has one form. A server may be older
// than the document, and a stored report older still. `null` stands for a missing value; nothing is guessed.
import type { Daypart } from './names.ts';
import type {
  ConditionNotes,
  EvidenceShape,
  HandOver,
  KeyConcern,
  LeftOut,
  Measurement,
  NextStart,
  PhotoQuality,
  PhotoReceipt,
  Product,
  ConfirmedDaypart,
  Profile,
  ProgressSummary,
  ProgressTrend,
  RemovedProduct,
  Scan,
  ScanComparison,
  ScanReply,
  Sign,
  SkinTypeFinding,
  TrendPoint,
  Trends,
  User,
  Wish,
} from './types.gen.ts';

/** One scan with its status, and with its report once there is one. */
export interface ScanView extends Pick<
  Scan,
  'id' | 'created_at' | 'status' | 'failure_detail' | 'thumbnail_filename'
> {
  checkin_summary: Record<
    'final_skin_type' | 'overall_assessment' | 'progress_summary',
    string | null
  > | null;
  report: ReportView | null;
  photo_receipt: PhotoReceiptView | null;
  in_trend: boolean;
  /** What was written with the photo, and the answer to it; null where there is none. */
  user_message: string | null;
  reply: ScanReply | null;
}

/** A page of a member's scans. */
export interface ScanPageView {
  /** Newest first. */
  scans: ScanView[];
  /** How many older scans the plan hides; null when the server does not say. */
  hidden: number | null;
}

/** Every sign over time. Scans and readings are oldest first. */
export type TrendsView = Trends;

/** The page for a doctor's visit. */
export type HandOverView = HandOver;

/** Two scans side by side. */
export type ScanComparisonView = ScanComparison;

/** The fate of the original photo. */
export type PhotoReceiptView = Complete<Omit<PhotoReceipt, 'received_at' | 'bytes' | 'engine_version'>>;

/** A report by its stages. An absent stage has not arrived yet. */
export interface ReportView {
  photo_quality?: PhotoQualityView;
  skin_type?: FindingView;
  /** Null: this report leaves the stage out. */
  skin_sensitivity?: FindingView | null;
  condition_notes?: ConditionNotesView;
  care_plan?: CarePlanView;
  progress_summary?: ProgressSummaryView;
  /** In the order of the report's categories. */
  product_needs?: Product[];
}

/** A component with every field present: null where the answer has no value. Lists are empty then. */
type Complete<Component> = {
  [Field in keyof Component]-?: NonNullable<Component[Field]> extends readonly unknown[]
    ? NonNullable<Component[Field]>
    : NonNullable<Component[Field]> | null;
};

export type PhotoQualityView = Complete<PhotoQuality>;

/** Skin type or sensitivity. */
export interface FindingView extends Complete<Omit<SkinTypeFinding, 'skin_type'>> {
  /** One word, for example `combination` or `cannot_tell`. */
  value: string;
}

export type ConditionNotesView = ReadNotes | { kind: 'unreadable' };

/** What the photo shows, as far as it can be read. */
export interface ReadNotes extends Complete<
  Omit<ConditionNotes, 'key_concerns_identified' | 'measurements'>
> {
  kind: 'notes';
  concerns: ConcernView[];
  measurements: MeasurementView[];
}

/** A concern, with the evidence of its sign. */
export interface ConcernView extends Complete<Omit<KeyConcern, 'concern_name'>> {
  /** From 1, in the order of the report. The map and the photo show the same number. */
  number: number;
  concern_name: string;
  evidence: EvidenceShape[];
}

export interface MeasurementView extends Complete<Omit<Measurement, 'sign'>> {
  sign: Sign;
}

/** A suggested care plan. `flat` is one without parts of the day. */
export type CarePlanView =
  | {
      kind: 'grouped';
      groups: StepGroupView[];
      tonight: string | null;
      /** Absent in a report that is not the newest, and when nothing is left to start. */
      next_start?: NextStart;
      notes: string[];
    }
  | { kind: 'flat'; steps: StepView[]; tonight: string | null; notes: string[] }
  | { kind: 'empty'; notes: string[] }
  | { kind: 'unreadable' };

/** The steps of one part of the day, in the order of use. There is at least one. */
export interface StepGroupView {
  daypart: Daypart;
  steps: StepView[];
}

/** A step with its key, for example `eye_cream`. */
export type StepView =
  | { key: string; kind: 'product'; instruction: string | null; product: Product; wish?: Wish }
  | { key: string; kind: 'habit'; instruction: string | null; reason: string | null; wish?: Wish }
  | { key: string; kind: 'none'; instruction: string | null; reason: string | null }
  /** With `left_out` the plan had a product that an answer of the member leaves out since. */
  | { key: string; kind: 'left_out'; reason: string | null; left_out?: LeftOut }
  /** The care plan names the step and says nothing about it. */
  | { key: string; kind: 'missing' };

export type ProgressSummaryView = ReadSummary | { kind: 'unreadable' };

/** What changed since earlier scans, as far as it can be read. */
export interface ReadSummary extends Complete<Omit<ProgressSummary, 'trends'>> {
  kind: 'summary';
  trends: TrendView[];
}

export interface TrendView
  extends Complete<Omit<ProgressTrend, 'concern_name' | 'points' | 'trend'>>, Pick<ProgressTrend, 'trend'> {
  concern_name: string;
  /** Oldest first, at least two. */
  points: TrendPointView[];
}

/** A sign in one scan. */
export interface TrendPointView extends Pick<Required<TrendPoint>, 'severity_score' | 'range'> {
  checkin_id: number | null;
  created_at: string | null;
}

/** Skin type, goals, concerns, and the suggested and the confirmed care plan. */
export interface ProfileView extends Pick<
  Profile,
  'skin_type' | 'goals' | 'issues' | 'preferences' | 'age_change' | 'region'
> {
  /** Null before the first report. */
  care_plan: CarePlanView | null;
  /**
   * The parts of the day in their order, also those without products. `additional` is present only when it
   * holds products.
   */
  confirmed_care_plan: ConfirmedGroupView[];
  /** The newest first; `removed_at` is null where the server did not tell. */
  removed_products: RemovedProductView[];
}

/** A product that the member took out of the confirmed care plan, and where it stood last. */
export interface RemovedProductView extends Omit<RemovedProduct, 'removed_at'> {
  removed_at: string | null;
}

/** A part of the confirmed care plan, in the order of use. */
export interface ConfirmedGroupView {
  daypart: ConfirmedDaypart;
  /** `key` is the key under which the care plan holds the product. */
  steps: { key: string; product: Product; description: string | null }[];
}

/** The person of a session. Times are seconds since 1970. The care plan itself is read with the profile. */
export interface UserView extends Omit<User, 'care_plan'> {
  has_care_plan: boolean;
}
