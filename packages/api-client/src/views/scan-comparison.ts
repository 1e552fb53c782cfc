import {
  COMPARISON_CHECK_VERDICT_VALUES,
  SCAN_COMPARISON_RESULT_VALUES,
  SIGN_VALUES,
  TREND_CHANGE_VALUES,
  type ComparedScan,
  type ScanComparisonView,
} from '@daylit/contract';
import { readReading } from './reading.ts';
import { readSignTrend } from './sign-trend.ts';
import { fields, number, objects, oneOf, text } from './values.ts';

/** Two scans side by side. What cannot be read is not compared, so that nothing is claimed by mistake. */
export function readScanComparison(value: unknown): ScanComparisonView {
  const comparison = fields(value) ?? {};
  const trend = text(comparison['trend']);
  return {
    result: oneOf(SCAN_COMPARISON_RESULT_VALUES, comparison['result']) ?? 'not_comparable',
    title: text(comparison['title']) ?? '',
    reason: text(comparison['reason']),
    ...(trend !== null && { trend }),
    may_say: text(comparison['may_say']) ?? '',
    may_not_say: text(comparison['may_not_say']) ?? '',
    earlier: readScan(comparison['earlier']),
    later: readScan(comparison['later']),
    checks: objects(comparison['checks']).map((check) => ({
      name: text(check['name']) ?? '',
      earlier: text(check['earlier']) ?? '',
      later: text(check['later']) ?? '',
      verdict: oneOf(COMPARISON_CHECK_VERDICT_VALUES, check['verdict']) ?? 'apart',
    })),
    signs: objects(comparison['signs']).flatMap((each) => {
      const sign = oneOf(SIGN_VALUES, each['sign']);
      if (sign === null) return [];
      return {
        sign,
        concern_name: text(each['concern_name']) ?? 'Unnamed Concern',
        earlier: readReading(each['earlier']),
        later: readReading(each['later']),
        change: oneOf(TREND_CHANGE_VALUES, each['change']) ?? ('not_compared' as const),
        ...readSignTrend(each['trend']),
      };
    }),
  };
}

function readScan(value: unknown): ComparedScan {
  const scan = fields(value);
  return {
    checkin_id: number(scan?.['checkin_id']) ?? 0,
    created_at: text(scan?.['created_at']) ?? '',
    thumbnail_filename: text(scan?.['thumbnail_filename']) ?? '',
  };
}
