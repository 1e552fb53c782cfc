import type { Sign } from '@daylit/contract';
import { SEVERITY_ANCHORS } from '../thresholds.ts';

/** Severity from which there is more than a trace of a sign. */
export const TRACE = 0.25;

/** Severity 0 to 5 of a measured value; NaN stays NaN. */
export function severityOf(sign: Sign, value: number): number {
  const anchors = SEVERITY_ANCHORS[sign];
  if (!(value > anchors[0])) return Number.isNaN(value) ? Number.NaN : 0;
  for (let step = 1; step < anchors.length; step++) {
    const from = anchors[step - 1]!;
    const to = anchors[step]!;
    if (value < to) return step - 1 + (value - from) / (to - from);
  }
  return 5;
}

export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  // Adding 0 turns -0 into 0. JSON writes -0 as 0, so the stored number would differ from this one.
  return Math.round(value * factor) / factor + 0;
}
