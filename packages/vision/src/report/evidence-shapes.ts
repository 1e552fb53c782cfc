import { applyTo, invert, scaleOf } from '../image/similarity.ts';
import { outlinePoints } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import { REGIONS } from '../regions/outlines.ts';
import type { Crop } from '../face/thumbnail-crop.ts';
import type { ChartShape } from '../skin/reading.ts';
import type { EvidenceShape, Point } from '@daylit/contract';
import { round } from './round.ts';

/** Maximum number of shapes of one sign. More would hide the face. */
const MOST = 12;

/** Decimals of a coordinate: a tenth of a pixel in a thumbnail of 1000 pixels. */
const PLACES = 4;

/**
 * Maps shapes from the chart to the thumbnail. `rx` is a share of the width and `ry` of the height of the 4:5
 * thumbnail; the angle, in radians, applies after both are converted to pixels. `severity` (0 to 5) sets the
 * strength of the strongest shape.
 */
export function toThumbnail(
  shapes: readonly ChartShape[],
  severity: number,
  chart: Chart,
  crop: Crop,
): EvidenceShape[] {
  const toImage = invert(chart.toChart);
  const scale = scaleOf(toImage);
  const turn = Math.atan2(toImage.b, toImage.a);
  const place = (x: number, y: number): Point => {
    const [imageX, imageY] = applyTo(toImage, x, y);
    return [share((imageX - crop.left) / crop.width), share((imageY - crop.top) / crop.height)];
  };
  const heaviest = Math.max(...shapes.map((shape) => shape.weight), Number.MIN_VALUE);
  return shapes
    .filter((shape) => shape.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST)
    .map((shape) => {
      const strength = round((severity / 5) * (0.4 + 0.6 * (shape.weight / heaviest)), 2);
      if (shape.type === 'line')
        return { type: 'line', points: shape.points.map(([x, y]) => place(x, y)), strength };
      if (shape.type === 'region')
        return { type: 'polygon', points: corners(shape.region, chart, place), strength };
      const [cx, cy] = place(shape.x, shape.y);
      const rx = round((shape.radiusX * scale) / crop.width, PLACES);
      const ry = round((shape.radiusY * scale) / crop.height, PLACES);
      return {
        type: 'ellipse',
        cx,
        cy,
        rx,
        ry,
        angle: round(halfTurn(shape.angle + turn), PLACES),
        strength,
      };
    });
}

function corners(
  region: keyof typeof REGIONS,
  chart: Chart,
  place: (x: number, y: number) => Point,
): Point[] {
  const points = outlinePoints(chart, REGIONS[region]);
  return Array.from({ length: points.length / 2 }, (_, i) => place(points[2 * i]!, points[2 * i + 1]!));
}

/** The same angle of an ellipse within -90 to 90 degrees, in radians. */
function halfTurn(angle: number): number {
  return angle - Math.PI * Math.round(angle / Math.PI);
}

function share(value: number): number {
  return round(Math.max(0, Math.min(1, value)), PLACES);
}
