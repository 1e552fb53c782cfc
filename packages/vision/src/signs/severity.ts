import type { Sign } from '@daylit/contract';
import { SIGNS } from './signs.ts';

/** Severity 0 to 5 of a measured value; NaN stays NaN. */
export function severityOf(sign: Sign, value: number): number {
  const anchors = SIGNS[sign].anchors;
  if (!(value > anchors[0])) return Number.isNaN(value) ? Number.NaN : 0;
  for (let step = 1; step < anchors.length; step++) {
    const from = anchors[step - 1]!;
    const to = anchors[step]!;
    if (value < to) return step - 1 + (value - from) / (to - from);
  }
  return 5;
}

/** The value that has this severity, 0 to 5. */
export function valueAt(sign: Sign, severity: number): number {
  const anchors = SIGNS[sign].anchors;
  const step = Math.min(4, Math.floor(severity));
  const from = anchors[step]!;
  return from + (severity - step) * (anchors[step + 1]! - from);
}
