import {
  BASIS_VALUES,
  CONFIDENCE_VALUES,
  PHOTO_ISSUE_VALUES,
  PHOTO_QUALITY_STATUS_VALUES,
  STAGES,
  type FindingView,
  type PhotoQualityView,
  type Product,
  type ReportView,
  type Stage,
} from '@daylit/contract';
import { readCarePlan } from './care-plan.ts';
import { readConditionNotes } from './condition-notes.ts';
import { readProduct } from './product.ts';
import { readProgressSummary } from './progress-summary.ts';
import { fields, objects, oneOf, text } from './values.ts';

/** The reader of each stage. */
const READERS: { [Name in Stage]: (payload: unknown) => Required<ReportView>[Name] } = {
  photo_quality: readPhotoQuality,
  skin_type: (payload) => readFinding(payload, 'skin_type'),
  skin_sensitivity: (payload) => (payload === null ? null : readFinding(payload, 'skin_sensitivity')),
  condition_notes: readConditionNotes,
  care_plan: readCarePlan,
  progress_summary: readProgressSummary,
  product_needs: readProductNeeds,
};

/** The report of these stages. A stage that is undefined has not arrived. */
export function readReport(stages: { readonly [Name in Stage]?: unknown }): ReportView {
  const arrived = STAGES.filter((stage) => stages[stage] !== undefined);
  return Object.fromEntries(arrived.map((stage) => [stage, READERS[stage](stages[stage])]));
}

/** The payload of each event by its stage; the later one when a stage arrives twice. */
export function stagesOf(events: readonly unknown[]): { readonly [Name in Stage]?: unknown } {
  return Object.fromEntries(objects(events).map(({ stage, payload }) => [stage, payload]));
}

function readPhotoQuality(payload: unknown): PhotoQualityView {
  const quality = fields(payload);
  return {
    status: oneOf(PHOTO_QUALITY_STATUS_VALUES, quality?.['status']),
    reason: text(quality?.['reason']),
    issue: oneOf(PHOTO_ISSUE_VALUES, quality?.['issue']),
  };
}

/** Older reports hold the word itself instead of an object. */
function readFinding(payload: unknown, key: 'skin_type' | 'skin_sensitivity'): FindingView {
  const finding = fields(payload);
  return {
    value: text(finding?.[key]) ?? text(payload) ?? 'cannot_tell',
    explanation: text(finding?.['explanation']),
    basis: oneOf(BASIS_VALUES, finding?.['basis']),
    confidence: oneOf(CONFIDENCE_VALUES, finding?.['confidence']),
  };
}

function readProductNeeds(payload: unknown): Product[] {
  return Object.entries(fields(payload) ?? {}).flatMap(([category, value]) => {
    const product = readProduct(value, category);
    // The report's category wins over the catalogue's.
    return product === null ? [] : { ...product, category };
  });
}
