import type { TrendScan } from '@daylit/contract';

/** Whether a newer engine read `scan` and ended the line of the scan before. Over a bridge it does not. */
export function isEndedByEngine(
  before: Pick<TrendScan, 'engine_version' | 'line'> | undefined,
  scan: Pick<TrendScan, 'engine_version' | 'line'>,
): boolean {
  if (before === undefined || before.engine_version === scan.engine_version) return false;
  return before.line === null || before.line !== scan.line;
}
