import type { PlantedSigns, ReferencePart } from '@daylit/phantom';
import type { Engine } from '../../../packages/vision/src/index.ts';
import { scan } from '../../../packages/vision/test/scan.ts';
import { inTurn, paintWith, smallFace } from './reference-photos.ts';

const SIGNS: readonly [PlantedSigns, ...PlantedSigns[]] = [
  { redness: 0.7, lines: 0.6 },
  { texture: 0.7, unevenness: 0.5 },
  { dark_circles: 0.7, shine: 0.2 },
];

/** All facts of the reports on `count` painted faces as JSON, shapes included. */
export function reportsOf(engine: Engine, part: ReferencePart, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify(scan(engine, paintWith(smallFace(part, index), inTurn(SIGNS, index)))),
  );
}
