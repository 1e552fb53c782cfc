import type { ArchivedStages, UnreadableScan } from '../scans/ports.ts';

/** The stages of a report that `scores.csv` is made of. */
export const SCORE_STAGES = ['condition_notes'] as const;

type ScoredScan = ArchivedStages<(typeof SCORE_STAGES)[number]>;

/** The columns of `scores.csv`. */
const SCORE_COLUMNS = [
  'scan',
  'created_at',
  'sign',
  'severity_score',
  'standard_deviation',
  'low',
  'high',
  'confidence',
  'location_observed',
  'cannot_tell_reason',
  'method_version',
];

/** Every score of these scans, without those that cannot be read. */
export async function* scoreTable(scans: AsyncIterable<ScoredScan | UnreadableScan>): AsyncGenerator<string> {
  yield csvHead(SCORE_COLUMNS);
  for await (const archived of scans) if (!('unreadable' in archived)) yield scoreLines(archived);
}

/** The scores of a scan, one line each; none for a scan without a report. */
function scoreLines({ id, created_at, stages }: ScoredScan): string {
  const measurements = stages?.condition_notes.measurements ?? [];
  return measurements
    .map((measurement) =>
      csvLine([
        id,
        created_at,
        measurement.sign,
        measurement.severity_score,
        measurement.standard_deviation,
        measurement.range?.low,
        measurement.range?.high,
        measurement.confidence,
        measurement.location_observed,
        measurement.cannot_tell_reason,
        measurement.method_version,
      ]),
    )
    .join('');
}

/** The first line of a file. Its mark tells Excel that the file is UTF-8. */
export function csvHead(columns: readonly string[]): string {
  return `\uFEFF${csvLine(columns)}`;
}

/** A line by RFC 4180. A text that a spreadsheet would take for a formula begins with an apostrophe. */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(csvValue).join(',')}\r\n`;
}

function csvValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = value instanceof Date ? value.toISOString() : asText(value);
  const safe = typeof value === 'string' && /^[=+\-@＝＋－＠\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
