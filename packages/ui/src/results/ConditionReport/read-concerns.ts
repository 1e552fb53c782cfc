import { readNumber, readObjects, readText } from '../damage.ts';
import type { KeyConcern, Measurement } from '../report.ts';
import { keyWords } from '../../lib/key-words.ts';

/** A concern as it can be shown, whatever is missing. */
export interface ShownConcern {
  /** From 1, in the order of the report; the map shows the same number. */
  number: number;
  concern_name: string;
  location_observed: string | undefined;
  severity_score: number | undefined;
  description: string | undefined;
}

/** The concerns of a report. What is no concern at all is left out. */
export function readConcerns(key_concerns_identified: unknown): ShownConcern[] {
  return readObjects<KeyConcern>(key_concerns_identified).map((concern, i) => ({
    number: i + 1,
    concern_name: readText(concern.concern_name) ?? 'Unnamed Concern',
    location_observed: readText(concern.location_observed),
    severity_score: readNumber(concern.severity_score),
    description: readText(concern.description),
  }));
}

/** What this photo cannot tell, and why. */
export interface Unknown {
  name: string;
  reason: string | undefined;
}

/** The signs that were looked for and could not be told. */
export function readUnknowns(measurements: unknown): Unknown[] {
  return readObjects<Measurement>(measurements)
    .filter(({ severity_score }) => severity_score === null)
    .flatMap(({ sign, cannot_tell_reason }) => {
      const name = readText(sign);
      return name === undefined ? [] : { name: keyWords(name), reason: readText(cannot_tell_reason) };
    });
}
