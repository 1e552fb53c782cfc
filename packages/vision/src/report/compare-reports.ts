import type { PreviousScan } from '../scan-record.ts';
import { measureChanges } from './changes.ts';
import { compareConditions } from './comparison-gate.ts';
import type { ProgressSummary, Sign } from '@daylit/contract';
import { actionItems, assessProgress, changeSentence, untoldConcerns } from './progress-words.ts';
import { trendsOf } from './trends.ts';

/**
 * What changed since the latest earlier scan. `current` is a finished scan like the earlier ones; `reasons`
 * says why a sign of it could not be told. Changes within the noise are not claimed, and every concern of the
 * last report is mentioned.
 */
export function compareReports(
  history: readonly PreviousScan[],
  current: PreviousScan,
  reasons: Partial<Record<Sign, string>>,
): ProgressSummary {
  const earlier = history
    .filter((scan) => scan.checkin_id !== current.checkin_id)
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.checkin_id - b.checkin_id);
  const latest = earlier.at(-1);
  if (!latest) {
    return {
      overall_assessment: 'This is your first scan. Later ones are compared with it.',
      improvements: [],
      regressions: [],
      action_items: [
        'Take your next photo at the same window and distance, so that the two can be compared.',
      ],
      comparison: { result: 'first_scan', compared_with: null, reason: null },
      trends: [],
    };
  }
  const gate = compareConditions(latest, current);
  const changes = measureChanges(latest.record, current.record, gate.result);
  const less = changes.filter(({ change }) => change === 'less_visible');
  const more = changes.filter(({ change }) => change === 'more_visible');
  return {
    overall_assessment: [
      assessProgress(gate.result, less, more, changes.length),
      ...untoldConcerns(latest.record, reasons),
    ].join(' '),
    improvements: less.map(changeSentence),
    regressions: more.map(changeSentence),
    action_items: actionItems(gate.advice, more),
    comparison: { result: gate.result, compared_with: latest.checkin_id, reason: gate.reason },
    trends: trendsOf([...earlier, current], changes),
  };
}
