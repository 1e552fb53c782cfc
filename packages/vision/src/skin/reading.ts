import type { RegionName } from '../regions/outlines.ts';

/**
 * A shape in chart pixels. `weight` is relative to the other shapes of the same sign. `region` is the place
 * that it shows; null for a single find.
 */
export type ChartShape =
  | {
      type: 'ellipse';
      region: RegionName | null;
      x: number;
      y: number;
      radiusX: number;
      radiusY: number;
      angle: number;
      weight: number;
    }
  | { type: 'line'; points: [number, number][]; weight: number }
  | { type: 'region'; region: RegionName; weight: number };

/** The result of one measure. */
export interface Reading {
  /**
   * In the measure's own unit; NaN when there was too little free skin. `severity.ts` turns it into a
   * severity.
   */
  value: number;
  /** The value at each place, in the same unit. */
  places: { region: RegionName; value: number }[];
  shapes: ChartShape[];
  /** The place of each find that stands out by itself. Absent for signs that are not found one by one. */
  clear?: RegionName[];
}

/** Mean of the finite values, NaN without any. */
export function meanOf(values: readonly number[]): number {
  const finite = values.filter(Number.isFinite);
  return finite.reduce((sum, value) => sum + value, 0) / finite.length;
}
