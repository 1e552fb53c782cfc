import { DEGREES } from '@daylit/contract';
import { itemAt } from '../../lib/item-at.ts';

/** The highest severity a concern can have. */
export const MAX_SEVERITY = DEGREES.length - 1;

/** The word for a severity from 0 to 5; half points use the word above. */
export function severityWord(score: number): string {
  const degree = itemAt(DEGREES, Math.round(clampSeverity(score)));
  return degree.charAt(0).toUpperCase() + degree.slice(1);
}

/** The number as shown: "3" or "2.5". */
export function severityFigure(score: number): string {
  return String(Math.round(clampSeverity(score) * 10) / 10);
}

/** The text for screen readers: "Severity 3 out of 5, moderate". */
export function severityText(score: number): string {
  return `Severity ${severityFigure(score)} out of ${MAX_SEVERITY}, ${severityWord(score).toLowerCase()}`;
}

/** The score, limited to the scale from 0 to 5. */
export function clampSeverity(score: number): number {
  return Math.min(MAX_SEVERITY, Math.max(0, score));
}
