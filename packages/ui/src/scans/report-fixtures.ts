// Reports that the program really wrote, and their special cases, parsed as in the app.
import { readReport } from '@daylit/api-client';
import type {
  PhotoQualityView,
  PhotoReceiptView,
  ReadSummary,
  ReportView,
  Sign,
  TrendChange,
  TrendView,
} from '@daylit/contract';
import { type CompleteReport, recordedReport, recordedThumbnail } from './recorded-fixtures.ts';

/** Every stage of a first report, with three concerns. */
export const completeReport = recordedReport('blemished');
/** Its photo. */
export const completeThumbnail = recordedThumbnail('blemished');

/** The progress of a second report, in which one sign changed. */
export const changedSummary = recordedReport('second-scan').progress_summary;

/** A summary of two scans that are compared; nothing is said yet. */
export const emptySummary: ReadSummary = {
  ...changedSummary,
  overall_assessment: null,
  improvements: [],
  regressions: [],
  action_items: [],
  trends: [],
};

/** The check before the scan; its analysis has not begun. */
export const checkedReport: ReportView = {
  photo_quality: { status: 'pass', reason: 'Sharp, evenly lit and facing the camera.', issue: null },
};

/** The first two stages; the condition report is next. */
export const halfwayReport: ReportView = {
  photo_quality: completeReport.photo_quality,
  skin_type: completeReport.skin_type,
  skin_sensitivity: completeReport.skin_sensitivity,
};

/** Every stage has arrived and contains an error. */
export const damagedReport = readReport({
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
}) as CompleteReport;

/** The photo could be better. */
export const WARNING: PhotoQualityView = {
  status: 'warn',
  reason: 'A little dark on the left side. Facing a window would help.',
  issue: 'uneven_light',
};

/** The photo cannot be analysed. */
export const FAILURE: PhotoQualityView = {
  status: 'fail',
  reason: 'There is too little light to see the skin. Try again facing a window.',
  issue: 'too_dark',
};

/** One concern over the last monthly scans from August on, oldest first. */
export function trend(
  concern_name: string,
  change: TrendChange | null,
  scores: number[],
  sign: Sign = 'redness',
): TrendView {
  const points = scores.map((severity_score, i) => {
    const low = Math.min(4, Math.floor(severity_score));
    return {
      checkin_id: i + 1,
      created_at: new Date(2026, 7 + i, 18, 20).toISOString(),
      severity_score,
      range: { low, high: low + 1 },
    };
  });
  return { sign, concern_name, change, points };
}

/** The receipt of the complete report: its original photo is deleted. */
export const photoReceipt: PhotoReceiptView = {
  deleted_at: '2026-11-18T09:30:00.000Z',
  processed_by: 'this_server',
  sent_to: null,
};
