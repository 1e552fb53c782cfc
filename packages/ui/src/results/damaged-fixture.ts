import type { ReportView } from '@daylit/contract';
import { measurement, product } from './fixture-parts.ts';

/** What is left of a report that was broken everywhere. */
export const damagedReport = {
  photo_quality: { status: null, reason: null, issue: null },
  skin_type: { value: 'Combination', explanation: null, basis: null, confidence: null },
  skin_sensitivity: { value: 'cannot_tell', explanation: null, basis: null, confidence: null },
  condition_notes: {
    kind: 'notes',
    overall_assessment: null,
    concerns: [
      {
        number: 1,
        concern_name: 'Unnamed Concern',
        location_observed: null,
        places: [],
        severity_score: null,
        description: 'A concern without a name.',
        sign: null,
        confidence: null,
        evidence: [],
      },
      {
        number: 2,
        concern_name: 'Shine',
        location_observed: null,
        places: [],
        severity_score: 9,
        description: null,
        sign: 'shine',
        confidence: null,
        evidence: [],
      },
    ],
    positive_observations: [],
    hydration_level_assessment: null,
    texture_assessment: 'Mostly smooth.',
    tone_evenness_assessment: null,
    measurements: [measurement('lines')],
  },
  care_plan: {
    kind: 'grouped',
    groups: [
      {
        daypart: 'morning',
        steps: [
          { key: 'cleanser', kind: 'missing' },
          { key: 'toner', kind: 'habit', instruction: null, reason: null },
          { key: 'serum', kind: 'habit', instruction: 'Three drops.', reason: null },
        ],
      },
    ],
    notes: [],
  },
  progress_summary: {
    kind: 'summary',
    overall_assessment: null,
    improvements: ['Shine went from 4 to 2.'],
    regressions: [],
    action_items: [],
    comparison: null,
    trends: [],
  },
  product_needs: [
    { ...product('toner', 'Rice Water Toner', 'toner', 0), price: null, product_url: null, is_sample: false },
  ],
} satisfies Required<ReportView>;
