import type { CarePlanStep, Product } from '../lib/routine.ts';
import type { PhotoReceipt, ReportStages, Sign, Trend } from './report.ts';

function product(
  id: string,
  name: string,
  category: string,
  price: number,
  facts: Partial<Product> = {},
): Product {
  return {
    id: `sample:${id}`,
    name,
    category,
    suggested_category: category,
    image_url: null,
    product_url: `https://example.com/products/${id}`,
    price,
    rating: null,
    is_custom: false,
    is_confirmed: false,
    is_sample: true,
    ...facts,
  };
}

const cleanser = product('oat-gel', 'Oat Field Gel Cleanser', 'cleanser', 14.5, { rating: 4.6 });
const balm = product('sunflower-balm', 'Sunflower Cleansing Balm', 'cleanser', 17.2);
const serum = product('niacinamide-5', 'Niacinamide 5% Daily Serum', 'serum', 22.9, { rating: 4.7 });
const moisturizer = product('ceramide-cream', 'Ceramide Evening Cream', 'moisturizer', 26, { rating: 4.8 });
const sunscreen = product('mineral-50', 'Mineral Fluid SPF 50', 'sunscreen', 24.4, { product_url: null });
const exfoliant = product('lactic-5', 'Lactic Acid 5% Polish', 'exfoliant', 21.75);

function step(instruction: string, recommended: Product): CarePlanStep {
  return { instruction, product: recommended, no_recommendation_reason: null };
}

function leftOut(no_recommendation_reason: string): CarePlanStep {
  return { instruction: 'Leave this step out.', product: null, no_recommendation_reason };
}

/** Every stage, well formed. */
export const completeReport = {
  photo_quality: {
    status: 'pass',
    reason: 'Even light, sharp focus and a clear view of the whole face.',
    issue: null,
  },
  skin_type: {
    skin_type: 'combination',
    explanation:
      'You said your forehead turns shiny by midday, and it looks shinier than your cheeks in this photo.',
    basis: 'answers_and_photo',
    confidence: 'medium',
  },
  skin_sensitivity: {
    skin_sensitivity: 'moderate',
    explanation: 'You said that your skin sometimes reacts to new products.',
    basis: 'answers',
    confidence: 'medium',
  },
  condition_notes: {
    overall_assessment:
      'Your skin looks comfortable in this photo. There is some shine through the centre of the face and a little unevenness on the cheeks.',
    key_concerns_identified: [
      {
        concern_name: 'Uneven tone',
        location_observed: 'Both cheeks',
        severity_score: 3,
        description: 'The tone of the cheeks changes softly from place to place, over a small area.',
        sign: 'tone_evenness',
        confidence: 'high',
      },
      {
        concern_name: 'Shine',
        location_observed: 'Forehead',
        severity_score: 2.5,
        description: 'The middle of the forehead reflects more light than the cheeks do.',
        sign: 'shine',
        confidence: 'medium',
      },
      {
        concern_name: 'Rough texture',
        location_observed: 'Left side of the jaw',
        severity_score: 2,
        description: 'The surface along the jaw looks a little rough, most of all on the left.',
        sign: 'texture',
        confidence: 'medium',
      },
      {
        concern_name: 'Blemishes',
        location_observed: 'Chin',
        severity_score: 1,
        description: 'Two small raised spots can be seen.',
        sign: 'blemishes',
        confidence: 'low',
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
      {
        sign: 'redness',
        severity_score: 0.5,
        cannot_tell_reason: null,
        location_observed: 'Both cheeks',
        confidence: 'high',
        evidence: [{ type: 'ellipse', cx: 0.36, cy: 0.6, rx: 0.08, ry: 0.06, angle: 0.2, strength: 0.2 }],
      },
      {
        sign: 'lines',
        severity_score: null,
        cannot_tell_reason: 'The face is too small in this photo to see fine lines.',
        location_observed: null,
        confidence: 'low',
        evidence: [],
      },
    ],
  },
  care_plan: {
    morning: {
      cleanser: step('Massage for half a minute with lukewarm water, then pat dry.', cleanser),
      serum: step('Press three drops into cheeks and forehead.', serum),
      moisturizer: step('A pea-sized amount, a little more along the jaw.', moisturizer),
      sunscreen: step('Two finger lengths every day. Reapply outdoors.', sunscreen),
    },
    night: {
      cleanser: step('Cleanse twice on days with sunscreen.', balm),
      moisturizer: step('Two thin layers along the jaw this week.', moisturizer),
      toner: leftOut('Optional: your cleanser and moisturizer already do its work.'),
      mask: leftOut('Nothing in the photo asks for one.'),
    },
    weekly: {
      exfoliant: step('Once a week, on an evening when your skin feels calm.', exfoliant),
    },
    notes: ['Leave the exfoliant out for two days before and after shaving.'],
  },
  progress_summary: {
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
      trend('Rough texture', 'more_visible', [1, 1, 1, 2], 'texture'),
      trend('Redness', 'no_measurable_change', [0.4, 0, 0.2, 0]),
    ],
  },
  product_needs: { cleanser, serum, sunscreen, moisturizer, exfoliant },
} satisfies ReportStages;

/** One concern over the last scans, one a month, oldest first. */
export function trend(
  concern_name: string,
  change: Trend['change'],
  scores: number[],
  sign: Sign = 'redness',
): Trend {
  return {
    sign,
    concern_name,
    change,
    points: scores.map((severity_score, i) => ({
      checkin_id: i + 1,
      created_at: new Date(Date.UTC(2026, 7 + i, 18, 9, 30)).toISOString(),
      severity_score,
    })),
  };
}

/** Two stages in; the report itself is next. */
export const halfwayReport = {
  photo_quality: completeReport.photo_quality,
  skin_type: completeReport.skin_type,
  skin_sensitivity: completeReport.skin_sensitivity,
} satisfies ReportStages;

/** Every stage has arrived, and every one is broken somewhere. The types are lied to, as a broken answer would. */
export const damagedReport = {
  photo_quality: { status: 'unknown', reason: null },
  skin_type: 'Combination',
  skin_sensitivity: { skin_sensitivity: 12 },
  condition_notes: {
    key_concerns_identified: [
      null,
      { severity_score: '3', description: 'A concern without a name.' },
      { concern_name: 'Shine', location_observed: 4, severity_score: 9 },
    ],
    positive_observations: 'none',
    texture_assessment: 'Mostly smooth.',
    measurements: [{ sign: 'lines', severity_score: null }],
  },
  care_plan: {
    morning: {
      cleanser: null,
      toner: { instruction: '' },
      serum: { instruction: 'Three drops.', product: 'Serum' },
    },
    night: 'rest',
  },
  progress_summary: { improvements: [null, 'Shine went from 4 to 2.'], trends: [{ points: null }, null] },
  product_needs: {
    cleanser: null,
    serum: { price: 'free' },
    toner: { name: 'Rice Water Toner', rating: 'good' },
  },
} as unknown as ReportStages;

/** The original of the complete report's photo, gone four seconds after it came. */
export const photoReceipt: PhotoReceipt = {
  received_at: '2026-11-18T09:29:56.000Z',
  deleted_at: '2026-11-18T09:30:00.000Z',
  bytes: 2_516_582,
  engine_version: '1.0.0',
  processed_by: 'this_server',
};
