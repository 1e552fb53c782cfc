import {
  PROGRESS_COMPARISON_RESULT_VALUES,
  SIGN_VALUES,
  TREND_CHANGE_VALUES,
  type LostSign,
  type ProgressComparison,
  type ProgressSummaryView,
  type TrendView,
} from '@daylit/contract';
import { readRange } from './range.ts';
import { readSignTrend } from './sign-trend.ts';
import { fields, number, objects, oneOf, text, texts, type Fields } from './values.ts';

/** What changed since earlier scans. Older reports hold one text instead. */
export function readProgressSummary(value: unknown): ProgressSummaryView {
  const words = text(value);
  const summary = words === null ? fields(value) : { overall_assessment: words };
  if (!summary) return { kind: 'unreadable' };
  return {
    kind: 'summary',
    overall_assessment: text(summary['overall_assessment']),
    improvements: texts(summary['improvements']),
    regressions: texts(summary['regressions']),
    action_items: texts(summary['action_items']),
    comparison: readComparison(fields(summary['comparison'])),
    trends: objects(summary['trends']).flatMap((trend) => readTrend(trend) ?? []),
    lost_signs: objects(summary['lost_signs']).flatMap((lost) => readLostSign(lost) ?? []),
  };
}

function readComparison(comparison: Fields | undefined): ProgressComparison | null {
  const result = oneOf(PROGRESS_COMPARISON_RESULT_VALUES, comparison?.['result']);
  if (!comparison || result === null) return null;
  return { result, compared_with: number(comparison['compared_with']), reason: text(comparison['reason']) };
}

function readTrend(trend: Fields): TrendView | null {
  const points = objects(trend['points']).flatMap((point) => {
    const severity_score = number(point['severity_score']);
    const range = readRange(point['range'], severity_score);
    if (severity_score === null || range === null) return [];
    return {
      checkin_id: number(point['checkin_id']),
      created_at: text(point['created_at']),
      severity_score,
      range,
    };
  });
  if (points.length < 2) return null;
  return {
    concern_name: text(trend['concern_name']) ?? 'Unnamed Concern',
    sign: oneOf(SIGN_VALUES, trend['sign']),
    change: oneOf(TREND_CHANGE_VALUES, trend['change']),
    ...readSignTrend(trend['trend']),
    points,
  };
}

function readLostSign(lost: Fields): LostSign | null {
  const sign = oneOf(SIGN_VALUES, lost['sign']);
  const range = readRange(lost['range'], null);
  if (sign === null || range === null) return null;
  return { sign, concern_name: text(lost['concern_name']) ?? 'Unnamed Concern', range };
}
