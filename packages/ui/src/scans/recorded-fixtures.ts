// What the program really said about painted faces: `npm run generate` records it anew.
import { readReport } from '@daylit/api-client';
import type { CompleteReport } from './report-fixtures.ts';
import reports from './recorded/reports.gen.json' with { type: 'json' };

export type RecordedName = keyof typeof reports;

/** A recorded report, as the app reads it. */
export function recordedReport(name: RecordedName): CompleteReport {
  return readReport(reports[name]) as CompleteReport;
}

const THUMBNAILS = import.meta.glob<string>('./recorded/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The thumbnail that belongs to a recorded report. */
export function recordedThumbnail(name: RecordedName): string {
  return THUMBNAILS[`./recorded/${name}.webp`] ?? '';
}
