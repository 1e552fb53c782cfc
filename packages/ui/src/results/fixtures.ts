import type {
  PhotoQualityView,
  PhotoReceiptView,
  ReportView,
  Sign,
  TrendChange,
  TrendView,
} from '@daylit/contract';
import {
  balm,
  both,
  cleanser,
  ellipse,
  exfoliant,
  leftOut,
  measurement,
  middle,
  moisturizer,
  serum,
  step,
  sunscreen,
} from './fixture-parts.ts';

/** Every stage, well formed. */
export const completeReport = {
  photo_quality: {
    status: 'pass',
    reason: 'Even light, sharp focus and a clear view of the whole face.',
    issue: null,
  },
  skin_type: {
    value: 'combination',
    explanation:
      'You said your forehead turns shiny by midday, and it looks shinier than your cheeks in this photo.',
    basis: 'answers_and_photo',
    confidence: 'medium',
  },
  skin_sensitivity: {
    value: 'moderate',
    explanation: 'You said that your skin sometimes reacts to new products.',
    basis: 'answers',
    confidence: 'medium',
  },
  condition_notes: {
    kind: 'notes',
    overall_assessment:
      'Your skin looks comfortable in this photo. There is some shine through the centre of the face and a little unevenness on the cheeks.',
    concerns: [
      {
        number: 1,
        concern_name: 'Uneven tone',
        location_observed: 'Both cheeks',
        places: both('cheek'),
        severity_score: 3,
        description: 'The tone of the cheeks changes softly from place to place, over a small area.',
        sign: 'tone_evenness',
        confidence: 'high',
        evidence: [ellipse(0.36, 0.6, 0.08, 0.06, 0.2), ellipse(0.64, 0.6, 0.08, 0.06, -0.2)],
      },
      {
        number: 2,
        concern_name: 'Shine',
        location_observed: 'Forehead',
        places: middle('forehead'),
        severity_score: 2.5,
        description: 'The middle of the forehead reflects more light than the cheeks do.',
        sign: 'shine',
        confidence: 'medium',
        evidence: [ellipse(0.5, 0.34, 0.16, 0.05)],
      },
      {
        number: 3,
        concern_name: 'Texture',
        location_observed: 'Left jaw',
        places: [{ region: 'jaw', side: 'left' }],
        severity_score: 2,
        description: 'The surface along the jaw looks a little rough, most of all on the left.',
        sign: 'texture',
        confidence: 'medium',
        evidence: [ellipse(0.66, 0.72, 0.05, 0.06, 0.7)],
      },
      {
        number: 4,
        concern_name: 'Blemishes',
        location_observed: 'Chin',
        places: middle('chin'),
        severity_score: 1,
        description: 'Two small raised spots can be seen.',
        sign: 'blemishes',
        confidence: 'low',
        evidence: [ellipse(0.47, 0.79, 0.02, 0.016), ellipse(0.54, 0.81, 0.02, 0.016)],
      },
    ],
    positive_observations: [
      'The skin under the eyes looks smooth and rested.',
      'The texture of the forehead looks even.',
      'Hardly any redness can be seen around the nose.',
    ],
    hydration_level_assessment: 'Looks comfortable through the centre and a little dull along the jaw.',
    texture_assessment: 'Mostly smooth, with fine roughness along the jaw.',
    tone_evenness_assessment: 'Softly uneven on both cheeks.',
    measurements: [
      measurement('tone_evenness', {
        severity_score: 3,
        location_observed: 'Both cheeks',
        places: both('cheek'),
      }),
      measurement('redness', {
        severity_score: 0.5,
        location_observed: 'Both cheeks',
        places: both('cheek'),
      }),
      measurement('lines', {
        cannot_tell_reason: 'The face is too small in this photo to see fine lines.',
      }),
    ],
  },
  care_plan: {
    kind: 'grouped',
    groups: [
      {
        daypart: 'morning',
        steps: [
          step('cleanser', 'Massage for half a minute with lukewarm water, then pat dry.', cleanser),
          step('serum', 'Press three drops into cheeks and forehead.', serum),
          step('moisturizer', 'A pea-sized amount, a little more along the jaw.', moisturizer),
          step('sunscreen', 'Two finger lengths every day. Reapply outdoors.', sunscreen),
        ],
      },
      {
        daypart: 'night',
        steps: [
          step('cleanser', 'Cleanse twice on days with sunscreen.', balm),
          leftOut('toner', 'Optional: your cleanser and moisturizer already do its work.'),
          step('moisturizer', 'Two thin layers along the jaw this week.', moisturizer),
          leftOut('mask', 'Nothing in the photo asks for one.'),
        ],
      },
      {
        daypart: 'weekly',
        steps: [step('exfoliant', 'Once a week, on an evening when your skin feels calm.', exfoliant)],
      },
    ],
    notes: ['Leave the exfoliant out for two days before and after shaving.'],
  },
  progress_summary: {
    kind: 'summary',
    overall_assessment: 'Since your scan in October your forehead looks calmer and your tone is steady.',
    improvements: [
      'Shine on the forehead went from 4 to 2.5.',
      'The marks on the left cheek look softer at the edges.',
    ],
    regressions: ['The jaw looks a little rougher than in October.'],
    action_items: [
      'Add a second layer of moisturizer at night this week.',
      'Keep the daily sunscreen going.',
    ],
    comparison: { result: 'comparable', compared_with: 3, reason: null },
    trends: [
      trend('Shine', 'less_visible', [4.5, 4.5, 4, 2.5], 'shine'),
      trend('Uneven tone', 'no_measurable_change', [3, 3.2, 3.1, 3], 'tone_evenness'),
      trend('Texture', 'more_visible', [1, 1, 1, 2], 'texture'),
      trend('Redness', 'no_measurable_change', [0.4, 0, 0.2, 0]),
    ],
  },
  product_needs: [cleanser, serum, sunscreen, moisturizer, exfoliant],
} satisfies Required<ReportView>;

/** The photo could be better. */
export const WARNING: PhotoQualityView = {
  status: 'warn',
  reason: 'A little dark on the left side. Facing a window would help.',
  issue: 'uneven_light',
};

/** The photo cannot be read. */
export const FAILURE: PhotoQualityView = {
  status: 'fail',
  reason: 'There is too little light to see the skin. Try again facing a window.',
  issue: 'too_dark',
};

/** One concern over the last scans, oldest first. */
export function trend(
  concern_name: string,
  change: TrendChange | null,
  scores: number[],
  sign: Sign = 'redness',
): TrendView {
  return {
    sign,
    concern_name,
    change,
    points: scores.map((severity_score) => ({ severity_score })),
  };
}

/** Two stages in; the report itself is next. */
export const halfwayReport = {
  photo_quality: completeReport.photo_quality,
  skin_type: completeReport.skin_type,
  skin_sensitivity: completeReport.skin_sensitivity,
} satisfies ReportView;

/** The original of the complete report's photo is gone. */
export const photoReceipt: PhotoReceiptView = {
  deleted_at: '2026-11-18T09:30:00.000Z',
  processed_by: 'this_server',
  sent_to: null,
};
