import type { MeasurementView } from '@daylit/contract';
import { listSigns } from '../../lib/list-signs.ts';

/** Signs that the photo cannot tell for the same reason. */
export interface Unknown {
  /** "Blemishes and dark spots". */
  names: string;
  reason: string | null;
  /** What lets the next photo tell. */
  next_time: string | null;
}

/** The signs that could not be measured, those with the same reason and the same advice together. */
export function groupUnknowns(measurements: readonly MeasurementView[]): Unknown[] {
  const unmeasured = measurements.filter(({ severity_score }) => severity_score === null);
  const groups = Map.groupBy(unmeasured, ({ cannot_tell_reason, next_time }) =>
    JSON.stringify([cannot_tell_reason, next_time]),
  );
  return Array.from(groups.values(), (alike) => ({
    names: listSigns(alike.map(({ sign }) => sign)),
    reason: alike[0]?.cannot_tell_reason ?? null,
    next_time: alike[0]?.next_time ?? null,
  }));
}
