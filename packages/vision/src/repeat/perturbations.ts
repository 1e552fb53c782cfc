import { byteOf, linearLight } from '../colour/optical-density.ts';
import type { WindowChange } from '../face/mesh.ts';
import { COPY_EXPOSURE, COPY_SHIFT, COPY_TURN, COPY_WARMTH, COPY_ZOOM } from '../thresholds/copies.ts';
import type { Retake } from '../retake/retake.ts';

/** Test-time augmentation: how one copy differs from the photo. */
export interface Perturbation {
  window: WindowChange;
  /** Factor on the green light. */
  light: number;
  change: Retake;
}

/**
 * Four copies in which everything changes at once. Light, warmth and compression each take both of their
 * values twice, and each pair of values occurs once (half of a 2 x 2 x 2 design), so no effect hides another.
 * Each copy has its own window.
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
    window: {
      turn: (turn * COPY_TURN * Math.PI) / 180,
      zoom: COPY_ZOOM ** zoom,
      shift: [x * COPY_SHIFT, y * COPY_SHIFT],
    },
    light,
    change: {
      curves: curves([light * tint, light, light / tint]),
      // Grain appears with less light.
      isGrainy: exposure < 0,
      isCompressed,
    },
  };
}

/**
 * The bytes of each channel when the light on the sensor is multiplied by its factor. They are rounded again,
 * which causes most of the change in dark places.
 */
function curves(lights: readonly number[]): Uint8Array {
  return Uint8Array.from(
    lights.flatMap((light) => Array.from({ length: 256 }, (_, byte) => byteOf(light * linearLight(byte)))),
  );
}
