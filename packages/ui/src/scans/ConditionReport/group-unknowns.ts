import { SIGN_NAMES, type MeasurementView } from '@daylit/contract';
import { keyWords } from '../../lib/key-words.ts';

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
    names: keyWords(LIST.format(alike.map(({ sign }) => SIGN_NAMES[sign].toLowerCase()))),
    reason: alike[0]?.cannot_tell_reason ?? null,
    next_time: alike[0]?.next_time ?? null,
  }));
}

// Like all other lists of a report: without a comma before the last word.
const LIST = new Intl.ListFormat('en-GB');
