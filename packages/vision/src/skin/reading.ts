import type { RegionName } from '../regions/outlines.ts';

/** A shape on the chart, in chart pixels; `weight` is relative to the other shapes of the same sign, 0 to 1. */
export type ChartShape =
  | { type: 'ellipse'; x: number; y: number; radiusX: number; radiusY: number; angle: number; weight: number }
  | { type: 'line'; points: [number, number][]; weight: number }
  | { type: 'region'; region: RegionName; weight: number };

/** What one measure found. */
export interface Reading {
  /** In the measure's own unit; NaN when too little free skin was there. Turned into a severity by `severity.ts`. */
  value: number;
  /** The same unit, per place. */
  places: { region: RegionName; value: number }[];
  shapes: ChartShape[];
}

/** Mean of the finite values, NaN without any. */
export function meanOf(values: readonly number[]): number {
  const finite = values.filter(Number.isFinite);
  return finite.reduce((sum, value) => sum + value, 0) / finite.length;
}
