import type { Sign } from '@daylit/contract';
import { findMeshAgain } from '../face/mesh.ts';
import { inArena } from '../image/new-memory.ts';
import type { ReadFace } from '../photo-reading.ts';
import { noiseOf } from '../quality/noise.ts';
import { layOnChart } from '../regions/chart.ts';
import { findSkin } from '../regions/skin.ts';
import { severityOf } from '../report/severity.ts';
import type { Network } from '../runtime/network.ts';
import { measureSigns } from '../skin/measure.ts';
import type { SkinReadings } from '../skin/measure.ts';
import { PERTURBATIONS } from './perturbations.ts';
import type { Perturbation } from './perturbations.ts';

export interface RepeatedReadings extends SkinReadings {
  /**
   * Standard deviation over the photo and its copies, points of severity. NaN when one of them shows too
   * little skin.
   */
  spreads: Record<Sign, number>;
}

/**
 * Lines and blemishes are found by thresholds, so a single measurement jumps; the mean over the copies halves
 * the effect of re-encoding. The other signs change smoothly. For them the photo itself is as steady, and
 * steadier where brighter copies burn out.
 */
const AVERAGED: ReadonlySet<Sign> = new Set(['lines', 'blemishes', 'dark_spots']);

/**
 * Test-time augmentation: the signs of the photo with the spread over its copies. Places and shapes are those
 * of the photo itself.
 */
export function measureRepeatedly(meshNetwork: Network, face: ReadFace): RepeatedReadings {
  const photo = measureSigns(face);
  const copies = PERTURBATIONS.map((perturbation) =>
    inArena(() => measureCopy(meshNetwork, face, perturbation)),
  );
  const signs = { ...photo.signs };
  const spreads = {} as Record<Sign, number>;
  for (const sign of Object.keys(signs) as Sign[]) {
    const values = [photo.signs[sign].value, ...copies.map((copy) => copy[sign])];
    if (AVERAGED.has(sign)) signs[sign] = { ...signs[sign], value: meanOfAll(values) };
    spreads[sign] = standardDeviation(values.map((value) => severityOf(sign, value)));
  }
  return { ...photo, signs, spreads };
}

/** The values of the signs in one copy; the face mesh is found again in it. */
function measureCopy(
  meshNetwork: Network,
  { located, evidence }: ReadFace,
  { window, light, change }: Perturbation,
): Record<Sign, number> {
  const { pyramid } = located;
  const mesh = findMeshAgain(meshNetwork, pyramid, located.mesh, window);
  const chart = layOnChart(pyramid, mesh, change);
  const skin = findSkin(chart);
  const noise = noiseOf(skin.chromophores.darkness, skin.full);
  const highlight = Math.min(1, evidence.highlight * light);
  const { signs } = measureSigns({ chart, skin, evidence: { noise, highlight } });
  const values = {} as Record<Sign, number>;
  for (const sign of Object.keys(signs) as Sign[]) values[sign] = signs[sign].value;
  return values;
}

function standardDeviation(values: readonly number[]): number {
  const mean = meanOfAll(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** The mean; NaN when one value is NaN. */
function meanOfAll(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
