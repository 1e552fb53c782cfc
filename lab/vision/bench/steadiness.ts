import type { MeasuredFigure } from '@daylit/contract';
import type { Sharp } from 'sharp';
import type { PlantedSigns } from '@daylit/phantom';
import { linearLight } from '../../../packages/vision/src/colour/optical-density.ts';
import type { RgbImage } from '../../../packages/vision/src/index.ts';
import { atMost, figure } from './figure.ts';

import { SIGN_WORDS } from './figure-words.ts';
import { changed, inTurn, paintWith, PLANTED, recordOf, smallFace } from './reference-photos.ts';
import type { Bench, StrengthSign } from './reference-photos.ts';
import { rms } from './statistics.ts';

/** A change of the file that leaves the skin as it is. */
interface Change {
  id: string;
  what: string;
  goal: number;
  /** True for a change so large that "cannot tell" is as good an answer as an unchanged one. */
  mayHide?: boolean;
  variants: ((image: RgbImage) => Promise<RgbImage>)[];
}

const CHANGES: Change[] = [
  {
    id: 're_encoding',
    what: 'Saving again (JPEG 90, JPEG 55, WebP 80)',
    goal: 0.15,
    variants: [
      inSharp((photo) => photo.jpeg({ quality: 90 })),
      inSharp((photo) => photo.jpeg({ quality: 55 })),
      inSharp((photo) => photo.webp({ quality: 80 })),
    ],
  },
  {
    id: 'crop',
    what: 'Cropping (2 % all round, 5 % on one side)',
    goal: 0.15,
    variants: [cropped(0.02, 0.02), cropped(0.05, 0)],
  },
  {
    id: 'rotation',
    what: 'Tilting (6 degrees left, 5 right)',
    goal: 0.15,
    variants: [
      inSharp((photo) => photo.rotate(-6, { background: '#808080' })),
      inSharp((photo) => photo.rotate(5, { background: '#808080' })),
    ],
  },
  {
    id: 'white_balance',
    what: 'White balance (red 8 % up and blue 8 % down, and the reverse)',
    goal: 0.15,
    variants: [relit(1.08, 1, 0.92), relit(0.92, 1, 1.08)],
  },
  {
    id: 'brightness',
    what: 'Brightness (20 % up, 20 % down)',
    goal: 0.2,
    variants: [relit(1.2, 1.2, 1.2), relit(0.8, 0.8, 0.8)],
  },
  { id: 'gamma', what: 'Gamma (0.9, 1.1)', goal: 0.2, variants: [curved(0.9), curved(1.1)] },
  {
    id: 'blur',
    what: 'Blur (1.2 pixels)',
    goal: 0.25,
    mayHide: true,
    variants: [inSharp((photo) => photo.blur(1.2))],
  },
];

// A face without signs would stay at 0 under any change. Shine would hide the other signs, so it is planted
// alone.
const SIGNS: readonly [PlantedSigns, ...PlantedSigns[]] = [
  { redness: 0.5, texture: 0.5, lines: 0.5 },
  { dark_circles: 0.5, unevenness: 0.5 },
  { shine: 0.5 },
];

/** How far each change moves the severities of the planted signs. */
export async function measureSteadiness(bench: Bench): Promise<MeasuredFigure[]> {
  const told = new Map(CHANGES.map(({ id }) => [id, new Map<StrengthSign, number[]>()]));
  const untold = new Map(CHANGES.map(({ id }) => [id, 0]));
  let faces = 0;
  for (let index = 0; index < bench.size.steadiness; index++) {
    const signs = inTurn(SIGNS, index);
    const image = paintWith(smallFace(bench.part, index), signs);
    const before = recordOf(bench, image)?.severities;
    if (!before) continue;
    faces++;
    for (const { id, variants } of CHANGES) {
      for (const variant of variants.slice(0, bench.size.variants)) {
        const after = recordOf(bench, await variant(image))?.severities;
        for (const [planted, sign] of PLANTED) {
          const was = before[sign];
          if (signs[planted] === undefined || was === null) continue;
          const is = after?.[sign] ?? null;
          const moved = told.get(id);
          if (is === null) untold.set(id, (untold.get(id) ?? 0) + 1);
          else moved?.set(sign, [...(moved.get(sign) ?? []), is - was]);
        }
      }
    }
  }
  return CHANGES.map((change) =>
    steadinessFigure(
      change,
      told.get(change.id) ?? new Map(),
      untold.get(change.id) ?? 0,
      bench.size.steadiness,
    ),
  );
}

function steadinessFigure(
  { id, what, goal, mayHide }: Change,
  moved: ReadonlyMap<StrengthSign, number[]>,
  untold: number,
  faces: number,
): MeasuredFigure {
  const bySign = [...moved].map(([sign, moves]) => ({ name: SIGN_WORDS[sign], value: rms(moves) }));
  const compared = [...moved.values()].reduce((sum, moves) => sum + moves.length, 0);
  return figure({
    id: `steadiness.${id}`,
    group: 'steadiness',
    what,
    value: bySign.length === 0 ? null : Math.max(...bySign.map(({ value }) => value)),
    unit: 'points',
    goal: atMost(goal),
    isMetWithoutValue: mayHide === true && untold > 0,
    sample: faces,
    note:
      untold > 0
        ? `In ${untold} of ${compared + untold} cases the changed photo could not tell${mayHide ? ', which is as good' : ''}.`
        : undefined,
    parts: bySign,
  });
}

function inSharp(change: (photo: Sharp) => Sharp): (image: RgbImage) => Promise<RgbImage> {
  return (image) => changed(image, change);
}

/** Removes shares of width and height: `before` on the left and top, `after` on the right and bottom. */
function cropped(before: number, after: number): (image: RgbImage) => Promise<RgbImage> {
  return (image) => {
    const { width, height } = image;
    const left = Math.round(width * before);
    const top = Math.round(height * before);
    const area = {
      left,
      top,
      width: width - left - Math.round(width * after),
      height: height - top - Math.round(height * after),
    };
    return changed(image, (photo) => photo.extract(area));
  };
}

/** Factors on the linear light of red, green and blue. */
function relit(...gains: [number, number, number]): (image: RgbImage) => Promise<RgbImage> {
  return throughTables(gains.map((gain) => tableOf((byte) => toByte(linearLight(byte) * gain))));
}

/** A gamma curve over the bytes, as in a photo editor. */
function curved(gamma: number): (image: RgbImage) => Promise<RgbImage> {
  const table = tableOf((byte) => Math.round(255 * (byte / 255) ** gamma));
  return throughTables([table, table, table]);
}

function throughTables(tables: Uint8Array[]): (image: RgbImage) => Promise<RgbImage> {
  return async ({ width, height, data }) => ({
    width,
    height,
    data: data.map((byte, i) => tables[i % 3]?.[byte] ?? 0),
  });
}

function tableOf(value: (byte: number) => number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => value(byte));
}

function toByte(light: number): number {
  const value = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, value));
}
