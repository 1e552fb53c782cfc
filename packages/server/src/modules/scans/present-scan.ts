import type { Scan } from '@daylit/contract';
import type { Selectable } from 'kysely';
import type { Verdicts } from './find-verdicts.ts';
import type { ExternalUse } from './ports.ts';
import type { ScanTable, Stages } from '../reports/ports.ts';

const SKIN_TYPE_NAMES: Record<Stages['skin_type']['skin_type'], string> = {
  dry: 'Dry',
  normal: 'Normal',
  oily: 'Oily',
  combination: 'Combination',
  cannot_tell: 'Cannot tell from this photo',
};

/** A scan as it is sent. It holds nothing of an unfinished report, whose stages are sent as events. */
export function presentScan(
  row: Selectable<ScanTable>,
  stages: Partial<Stages>,
  verdicts: Verdicts = {},
): Scan {
  const isComplete = row.status === 'complete';
  const report = isComplete ? reportOf(stages, row.external_use?.source ?? 'embedded', verdicts) : null;
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    status: row.status,
    failure_detail: row.failure_detail,
    thumbnail_filename: shownThumbnail(row),
    checkin_summary: report && {
      final_skin_type: SKIN_TYPE_NAMES[report.skin_type.skin_type],
      overall_assessment: report.condition_notes.overall_assessment,
      progress_summary: report.progress_summary.overall_assessment,
    },
    analysis_result: report,
    product_needs: isComplete ? (stages.product_needs ?? null) : null,
    photo_receipt: {
      received_at: row.created_at.toISOString(),
      deleted_at: row.photo_deleted_at?.toISOString() ?? null,
      bytes: row.photo_bytes,
      engine_version: row.engine_version,
      processed_by: 'this_server',
      sent_to: row.external_use?.sent_to ?? null,
    },
    in_trend: row.in_trend,
  };
}

/** The name of the picture of a complete scan, while it is kept. */
export function shownThumbnail(row: Selectable<ScanTable>): string | null {
  return row.status === 'complete' && !row.thumbnail_deleted_at ? row.thumbnail_filename : null;
}

function reportOf(
  stages: Partial<Stages>,
  source: ExternalUse['source'],
  verdicts: Verdicts,
): Scan['analysis_result'] {
  const { photo_quality, skin_type, skin_sensitivity, condition_notes, care_plan, progress_summary } = stages;
  if (
    !photo_quality ||
    !skin_type ||
    !skin_sensitivity ||
    !condition_notes ||
    !care_plan ||
    !progress_summary
  ) {
    throw new Error('A complete scan lacks a stage of its report.');
  }
  const key_concerns_identified = condition_notes.key_concerns_identified.map((concern) => {
    const disputed = verdicts[concern.sign];
    return disputed ? { ...concern, disputed } : concern;
  });
  return {
    source,
    photo_quality,
    skin_type,
    skin_sensitivity,
    condition_notes: { ...condition_notes, key_concerns_identified },
    care_plan,
    progress_summary,
  };
}
