import { byteOf, linearLight } from '../colour/optical-density.ts';
import type { Look } from '../face/mesh.ts';
import { COPY_EXPOSURE, COPY_SHIFT, COPY_TURN, COPY_WARMTH, COPY_ZOOM } from '../comparison-thresholds.ts';
import type { Retake } from './retake.ts';

/** How one copy differs from the photo. */
export interface Perturbation {
  look: Look;
  /** Factor on the light in green. */
  light: number;
  change: Retake;
}

/**
 * Four copies in which everything changes at once. Of light, warmth and compression each takes both of its values twice, and each
 * pair of values occurs once (half of a 2 x 2 x 2 design), so none hides another. Each copy has a window of its own.
 */
export const PERTURBATIONS: readonly Perturbation[] = [
  perturbation({ turn: 1, zoom: 1, x: 1, y: -1 }, { exposure: 1, warmth: 1, isCompressed: true }),
  perturbation({ turn: -1, zoom: -1, x: -1, y: -1 }, { exposure: 1, warmth: -1, isCompressed: false }),
  perturbation({ turn: 1, zoom: -1, x: -1, y: 1 }, { exposure: -1, warmth: 1, isCompressed: false }),
  perturbation({ turn: -1, zoom: 1, x: 1, y: 1 }, { exposure: -1, warmth: -1, isCompressed: true }),
];

type Side = 1 | -1;

function perturbation(
  { turn, zoom, x, y }: Record<'turn' | 'zoom' | 'x' | 'y', Side>,
  { exposure, warmth, isCompressed }: { exposure: Side; warmth: Side; isCompressed: boolean },
): Perturbation {
  const light = COPY_EXPOSURE ** exposure;
  const tint = COPY_WARMTH ** warmth;
  return {
    look: {
      turn: (turn * COPY_TURN * Math.PI) / 180,
      zoom: COPY_ZOOM ** zoom,
      shift: [x * COPY_SHIFT, y * COPY_SHIFT],
    },
    light,
    change: {
      curves: curves([light * tint, light, light / tint]),
      // Less light is what brings grain out.
      isGrainy: exposure < 0,
      isCompressed,
    },
  };
}

/** What bytes become when that many times the light falls on the sensor: rounded again, which is most of the change in the dark. */
function curves(lights: readonly number[]): Uint8Array {
  return Uint8Array.from(
    lights.flatMap((light) => Array.from({ length: 256 }, (_, byte) => byteOf(light * linearLight(byte)))),
  );
}
