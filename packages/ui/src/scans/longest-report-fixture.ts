import type { ReportView } from '@daylit/contract';
import { itemAt } from '../lib/item-at.ts';
import { changedSummary, completeReport } from './report-fixtures.ts';

const LONG_WORD = 'Hyperconcentratedmicroencapsulated';
const LONG_SENTENCE =
  'The skin across the centre of the face and along both sides of the jaw looks somewhat more lively than the rest, which the light from the left of this photo may well make seem stronger than it would look in even daylight.';

const { skin_type, skin_sensitivity, condition_notes, product_needs } = completeReport;

const cleanser = itemAt(product_needs, 0);
const serum = itemAt(product_needs, 1);
const longCleanser = { ...cleanser, name: `${LONG_WORD} ${cleanser.name}`, reason: LONG_SENTENCE };

/** A report in which every text has its greatest length. */
export const longestReport = {
  photo_quality: { status: 'warn', reason: LONG_SENTENCE, issue: 'uneven_light' },
  skin_type: { ...skin_type, value: 'cannot_tell', explanation: LONG_SENTENCE },
  skin_sensitivity: { ...skin_sensitivity, value: 'cannot_tell', explanation: LONG_SENTENCE },
  condition_notes: {
    ...condition_notes,
    overall_assessment: LONG_SENTENCE,
    concerns: condition_notes.concerns.map((concern) => ({
      ...concern,
      concern_name: `${concern.concern_name}, ${LONG_WORD}`,
      location_observed: `${concern.location_observed}, ${LONG_SENTENCE}`,
      description: LONG_SENTENCE,
    })),
    positive_observations: [LONG_SENTENCE],
    hydration_level_assessment: LONG_SENTENCE,
    texture_assessment: LONG_SENTENCE,
    tone_evenness_assessment: LONG_SENTENCE,
  },
  care_plan: {
    kind: 'grouped',
    groups: [
      {
        daypart: 'morning',
        steps: [{ key: 'cleanser', kind: 'product', instruction: LONG_SENTENCE, product: longCleanser }],
      },
    ],
    tonight: LONG_SENTENCE,
    notes: [LONG_SENTENCE],
  },
  progress_summary: {
    ...changedSummary,
    overall_assessment: LONG_SENTENCE,
    improvements: [LONG_SENTENCE],
    comparison: { result: 'directional', compared_with: 3, reason: LONG_SENTENCE },
    trends: changedSummary.trends.map((one) => ({
      ...one,
      concern_name: `${one.concern_name} ${LONG_WORD}`,
    })),
  },
  product_needs: [longCleanser, { ...serum, price: 1234.5 }],
} satisfies Required<ReportView>;
