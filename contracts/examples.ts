import {
  type Consent,
  type EvidencePolygon,
  type Product,
  type Scan,
  SCAN_REPLY_EXAMPLE,
  type ScanEvent,
  type User,
} from '@daylit/contract';

/** A member who has finished onboarding and used no allowance. */
export const MEMBER: User = {
  email: 'noor@example.org',
  username: 'noor',
  is_email_verified: true,
  mail_code: null,
  onboarding_complete: true,
  plan: 'trial',
  scheduled_plan: null,
  plan_expires_at: 1_795_000_000,
  next_invoice_date: null,
  next_invoice_amount: null,
  subscription_status: null,
  is_2fa_enabled: false,
  agreed_to_terms: true,
  agreed_to_terms_date: '2026-11-18T08:30:00.000Z',
  latest_checkin_id: null,
  words_only: false,
  care_plan: null,
};

/** The user of a pending session: a registration whose address is not verified. */
export const PENDING: User = {
  ...MEMBER,
  is_email_verified: false,
  mail_code: 'K7-4Q',
  onboarding_complete: false,
  plan_expires_at: null,
  agreed_to_terms: false,
  agreed_to_terms_date: null,
};

export const PHOTO_CONSENT: Consent = {
  purpose: 'photo_analysis',
  version: '2026-11',
  text: 'I agree that my photo is analysed.',
  granted: true,
  recorded_at: '2026-11-18T08:30:00.000Z',
};

const CLEANSER: Product = {
  id: 'sample:even-field-gel-cleanser',
  name: 'Even Field Gel Cleanser',
  category: 'cleanser',
  suggested_category: 'cleanser',
  image_url: null,
  product_url: null,
  price: 14.5,
  rating: null,
  is_custom: false,
  is_confirmed: false,
  is_sample: true,
};

const LEFT_CHEEK: EvidencePolygon['points'] = [
  [0.3, 0.4],
  [0.4, 0.4],
  [0.35, 0.5],
];

type Payloads = { [Stage in ScanEvent['stage']]: Extract<ScanEvent, { stage: Stage }>['payload'] };

/** The payload of each stage of one finished scan. */
const PAYLOADS: Payloads = {
  photo_quality: {
    status: 'pass',
    reason: 'Even light, sharp focus and a clear view of the whole face.',
    issue: null,
  },
  skin_type: {
    skin_type: 'combination',
    explanation: 'You say that your forehead is shiny by midday.',
    basis: 'answers_and_photo',
    confidence: 'medium',
  },
  skin_sensitivity: {
    skin_sensitivity: 'low',
    explanation: 'You say that new products rarely sting.',
    basis: 'answers',
    confidence: 'medium',
  },
  condition_notes: {
    overall_assessment: 'The skin looks calm in this photo.',
    key_concerns_identified: [
      {
        concern_name: 'Redness',
        location_observed: 'left cheek',
        places: [{ region: 'cheek', side: 'left' }],
        severity_score: 1.5,
        range: { low: 1, high: 2 },
        description: 'Redder than the rest of your face.',
        caution: null,
        sign: 'redness',
        confidence: 'medium',
      },
    ],
    positive_observations: ['The texture looks fine.'],
    hydration_level_assessment: 'Nothing in this photo points to dryness.',
    texture_assessment: 'The texture looks fine.',
    tone_evenness_assessment: 'The tone looks even.',
    measurements: [
      {
        sign: 'redness',
        severity_score: 1.5,
        range: { low: 1, high: 2 },
        standard_deviation: 0.12,
        method_version: '2.0.0',
        cannot_tell_reason: null,
        next_time: null,
        location_observed: 'left cheek',
        places: [{ region: 'cheek', side: 'left' }],
        confidence: 'medium',
        // One shape of each type.
        evidence: [
          { type: 'ellipse', cx: 0.4, cy: 0.5, rx: 0.05, ry: 0.04, angle: 0, strength: 0.5 },
          { type: 'line', points: LEFT_CHEEK.slice(0, 2), strength: 0.5 },
          { type: 'polygon', points: LEFT_CHEEK, strength: 0.5 },
        ],
      },
    ],
  },
  care_plan: {
    morning: {
      cleanser: {
        kind: 'product',
        instruction: 'Massage in, rinse with lukewarm water.',
        product: CLEANSER,
        no_recommendation_reason: null,
      },
    },
    night: {},
    weekly: {},
    notes: ['Start one new product at a time, 14 days apart.'],
  },
  progress_summary: {
    overall_assessment: 'This is your first scan.',
    improvements: [],
    regressions: [],
    action_items: ['Take the next photo in the same light.'],
    comparison: { result: 'first_scan', compared_with: null, reason: null },
    trends: [],
    lost_signs: [],
  },
  product_needs: { cleanser: CLEANSER },
};

/** The same payloads as events, in the order of the specification. */
export const EVENTS: ScanEvent[] = [
  { stage: 'photo_quality', payload: PAYLOADS.photo_quality },
  { stage: 'skin_type', payload: PAYLOADS.skin_type },
  { stage: 'skin_sensitivity', payload: PAYLOADS.skin_sensitivity },
  { stage: 'condition_notes', payload: PAYLOADS.condition_notes },
  { stage: 'care_plan', payload: PAYLOADS.care_plan },
  { stage: 'progress_summary', payload: PAYLOADS.progress_summary },
  { stage: 'product_needs', payload: PAYLOADS.product_needs },
];

/** A scan whose analysis is running. */
export const RUNNING: Scan = {
  id: 1,
  created_at: '2026-11-18T08:30:00.000Z',
  status: 'analysing',
  failure_detail: null,
  thumbnail_filename: null,
  checkin_summary: null,
  analysis_result: null,
  product_needs: null,
  photo_receipt: {
    received_at: '2026-11-18T08:30:00.000Z',
    deleted_at: null,
    bytes: 204_800,
    engine_version: '1.0.0',
    processed_by: 'this_server',
    sent_to: null,
  },
};

/** The same scan, finished. */
export const FINISHED: Scan = {
  ...RUNNING,
  status: 'complete',
  thumbnail_filename: '5b1d8f0c2a7e4f9d8c3b6a1e0f2d4c5b.webp',
  checkin_summary: {
    final_skin_type: 'Combination',
    overall_assessment: 'Your cheeks look a little red. The rest looks calm.',
    progress_summary: 'This is your first scan.',
  },
  analysis_result: {
    source: 'embedded',
    photo_quality: PAYLOADS.photo_quality,
    skin_type: PAYLOADS.skin_type,
    skin_sensitivity: PAYLOADS.skin_sensitivity,
    condition_notes: PAYLOADS.condition_notes,
    care_plan: PAYLOADS.care_plan,
    progress_summary: PAYLOADS.progress_summary,
  },
  product_needs: PAYLOADS.product_needs,
  user_message: null,
  reply: null,
  photo_receipt: { ...RUNNING.photo_receipt, deleted_at: '2026-11-18T08:30:06.000Z' },
};

/** What was asked with its photo, and the reply. */
export const ASKED = { user_message: 'Is the redness gone?', reply: SCAN_REPLY_EXAMPLE };

/** The same scan, ended without a report. */
export const FAILED: Scan = {
  ...RUNNING,
  status: 'failed',
  failure_detail: 'The analysis could not be finished. Please scan again.',
  photo_receipt: { ...RUNNING.photo_receipt, deleted_at: '2026-11-18T08:30:06.000Z' },
};
