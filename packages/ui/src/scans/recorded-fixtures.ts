// Real results of the program for painted faces: `npm run generate` records them again.
import { readReport } from '@daylit/api-client';
import type { CarePlanView, FindingView, ReadNotes, ReadSummary, ReportView } from '@daylit/contract';
import reports from './recorded/reports.gen.json' with { type: 'json' };

/** A report with every stage, all of them readable. */
export interface CompleteReport extends Required<ReportView> {
  skin_sensitivity: FindingView;
  condition_notes: ReadNotes;
  care_plan: Extract<CarePlanView, { kind: 'grouped' }>;
  progress_summary: ReadSummary;
}

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
