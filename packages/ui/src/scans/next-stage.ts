import type { ReportView, Stage } from '@daylit/contract';

/** The required stages of a complete report, in the order of arrival, with the titles of their sections. */
export const REPORT_SECTIONS = [
  { stage: 'photo_quality', title: 'Photo Quality', id: 'at-a-glance' },
  { stage: 'skin_type', title: 'Skin Type', id: 'skin-type' },
  { stage: 'condition_notes', title: 'Skin Analysis Report', id: 'skin-analysis-report' },
  { stage: 'care_plan', title: 'Care Plan', id: 'care-plan' },
  { stage: 'progress_summary', title: 'Skin Progress Summary', id: 'progress-summary-section' },
  { stage: 'product_needs', title: 'Recommended Products', id: 'recommended-products' },
] as const satisfies { stage: Stage; title: string; id: string }[];

export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** The first section whose stage is missing; undefined for a complete report. Sensitivity is not required. */
export function nextStage(report: ReportView): ReportSection | undefined {
  return REPORT_SECTIONS.find(({ stage }) => report[stage] === undefined);
}

/** The words of the status line. `place`: of a scan that waits, from 1. */
export function statusText(report: ReportView, place: number | null = null): string {
  if (place !== null) return queueText(place);
  const next = nextStage(report);
  return next ? `Next: ${next.title}` : 'Report complete.';
}

/** The words for a scan that waits, at this place from 1. */
export function queueText(place: number): string {
  if (place === 1) return 'Your scan is next.';
  return place === 2 ? '1 scan before yours' : `${place - 1} scans before yours`;
}

/** The state of a section. */
export function stageState(report: ReportView, { stage }: ReportSection): 'done' | 'running' | 'waiting' {
  if (report[stage] !== undefined) return 'done';
  return nextStage(report)?.stage === stage ? 'running' : 'waiting';
}
