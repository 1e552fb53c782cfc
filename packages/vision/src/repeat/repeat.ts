import type { Sign } from '@daylit/contract';
import { findMeshAgain } from '../face/mesh.ts';
import type { ReadFace } from '../quality/photo-reading.ts';
import { noiseOf } from '../quality/noise.ts';
import { layOnChart } from '../regions/chart.ts';
import { findSkin } from '../regions/skin.ts';
import { severityOf } from '../signs/severity.ts';
import { perSign, SIGNS } from '../signs/signs.ts';
import type { Network } from '../runtime/network.ts';
import { measureSigns } from '../signs/measure.ts';
import type { SkinReadings } from '../signs/measure.ts';
import { PERTURBATIONS } from './perturbations.ts';
import type { Perturbation } from './perturbations.ts';
import type { Workspace } from '../image/workspace.ts';

export interface RepeatedReadings extends SkinReadings {
  /**
   * Standard deviation over the photo and its copies, points of severity. NaN when one of them shows too
   * little skin.
   */
  spreads: Record<Sign, number>;
}

/**
 * Test-time augmentation: the signs of the photo with the spread over its copies. Places and shapes are those
 * of the photo itself.
 */
export function measureRepeatedly(
  workspace: Workspace,
  meshNetwork: Network,
  face: ReadFace,
): RepeatedReadings {
  const photo = workspace.inArena(() => measureSigns(workspace, face));
  const copies = PERTURBATIONS.map((perturbation) =>
    workspace.inArena(() => measureCopy(workspace, meshNetwork, face, perturbation)),
  );
  const valuesOf = (sign: Sign): number[] => [photo.signs[sign].value, ...copies.map((copy) => copy[sign])];
  return {
    ...photo,
    signs: perSign((sign) => {
      const reading = photo.signs[sign];
      return SIGNS[sign].isFoundOneByOne ? { ...reading, value: meanOfAll(valuesOf(sign)) } : reading;
    }),
    spreads: perSign((sign) => standardDeviation(valuesOf(sign).map((value) => severityOf(sign, value)))),
  };
}

/** The face of one copy; its mesh is found again. */
export function layCopy(
  workspace: Workspace,
  meshNetwork: Network,
  { located: { pyramid, mesh }, skin: { fringe } }: ReadFace,
  { window, change }: Perturbation,
): Pick<ReadFace, 'chart' | 'skin'> {
  const meshOfCopy = findMeshAgain(meshNetwork, pyramid, mesh, window);
  const chart = layOnChart(workspace, pyramid, meshOfCopy, change);
  return { chart, skin: findSkin(workspace, chart, fringe) };
}

/** The values of the signs in one copy. */
function measureCopy(
  workspace: Workspace,
  meshNetwork: Network,
  face: ReadFace,
  perturbation: Perturbation,
): Record<Sign, number> {
  const { chart, skin } = layCopy(workspace, meshNetwork, face, perturbation);
  const noise = noiseOf(workspace, skin.chromophores.darkness, skin.full);
  const highlight = Math.min(1, face.evidence.highlight * perturbation.light);
  const { smile } = face.evidence;
  const { signs } = measureSigns(workspace, { chart, skin, evidence: { noise, highlight, smile } });
  return perSign((sign) => signs[sign].value);
}

function standardDeviation(values: readonly number[]): number {
  const mean = meanOfAll(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** The mean; NaN when one value is NaN. */
function meanOfAll(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
