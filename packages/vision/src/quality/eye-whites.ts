import { separateChromophores } from '../colour/chromophores.ts';
import { fillPolygon, intersect } from '../image/mask.ts';
import { median, quantiles } from '../image/statistics.ts';
import { CHART_PIXELS, CHART_WIDTH, outlinePoints } from '../regions/chart.ts';
import type { Chart } from '../regions/chart.ts';
import { EYEBALLS } from '../regions/outlines.ts';
import type { Workspace } from '../image/workspace.ts';

/** Shares of the eyeballs' places, brightest first, between which the whites lie. Before them are glints. */
const WHITES: readonly [number, number] = [0.05, 0.35];

/**
 * What the colour of the light adds to pigment and blood, optical density, as the whites of the eyes show it:
 * they have nearly the same colour in everybody, and skin has not. NaN where no eye is in the picture.
 */
export function lightColourOf(workspace: Workspace, chart: Chart): { pigment: number; blood: number } {
  const eyes = new Uint8Array(CHART_PIXELS);
  for (const outline of EYEBALLS) fillPolygon(eyes, CHART_WIDTH, outlinePoints(chart, outline));
  const inPicture = intersect(workspace, eyes, chart.inside);
  const [least, most] = quantiles(workspace, chart.green, inPicture, WHITES);
  const whites = inPicture.map((isEye, i) =>
    isEye && chart.green[i]! >= least! && chart.green[i]! <= most! ? 1 : 0,
  );
  const [red, green, blue] = [chart.red, chart.green, chart.blue].map((plane) =>
    Float32Array.of(median(workspace, plane, whites)),
  );
  const { pigment, blood } = separateChromophores(red!, green!, blue!);
  return { pigment: pigment[0]!, blood: blood[0]! };
}
