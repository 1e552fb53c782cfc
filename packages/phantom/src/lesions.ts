import { isOpenSkin } from './open-skin.ts';
import type { Identity } from './identity.ts';
import type { LesionSpectrum, PhantomOptions } from './options.ts';
import type { Vector } from './pose.ts';
import { createRandom, lengthOf, smoothNoise, smoothStep } from './random.ts';

/**
 * Appearance of one kind of lesion. Densities are natural logarithms in red, green and blue; none is a
 * spectrum of the engine.
 */
interface Look {
  /** Density of the whole lesion at strength 1. */
  density: readonly [number, number, number];
  /** Added to the middle third; negative is paler than the rest. */
  middle: readonly [number, number, number];
  /** Face units (0.32 mm). */
  radius: readonly [least: number, most: number];
  strength: readonly [least: number, most: number];
  /** Height over radius; negative is lower than the skin. */
  raised: number;
  /** Sharpness of the edge: 2 is gradual, 6 is sharp. */
  edge: number;
}

export type LesionKind = LesionSpectrum | 'dark_spot';

const LOOKS: Record<LesionKind, Look> = {
  papule: {
    density: [0.2, 0.83, 0.6],
    middle: [0.02, 0.1, 0.06],
    radius: [3.6, 7],
    strength: [0.4, 0.75],
    raised: 0.34,
    edge: 2.4,
  },
  pustule: {
    density: [0.16, 0.71, 0.72],
    middle: [-0.2, -0.75, -0.42],
    radius: [4, 7],
    strength: [0.45, 0.8],
    raised: 0.42,
    edge: 2.8,
  },
  comedone: {
    density: [0.72, 0.86, 0.98],
    middle: [0.25, 0.25, 0.25],
    radius: [1.7, 2.9],
    strength: [0.6, 1],
    raised: 0.1,
    edge: 3,
  },
  mark: {
    density: [0.42, 0.74, 0.56],
    middle: [0, 0, 0],
    radius: [4.5, 8.5],
    strength: [0.35, 0.65],
    raised: 0,
    edge: 2.2,
  },
  dark_spot: {
    density: [0.45, 0.56, 0.72],
    middle: [0, 0, 0],
    radius: [3, 8],
    strength: [0.4, 0.85],
    raised: 0,
    edge: 4,
  },
};

export interface Lesion {
  u: number;
  v: number;
  /** Face units; the density has fallen to about a third there. */
  radius: number;
  strength: number;
  look: Look;
  seed: number;
}

/** Minimum distance of free skin between two lesions, face units. */
const APART = 8;

/** Attempts per lesion before the face counts as full. */
const TRIES = 400;

export interface PlantedLesions {
  blemishes: Lesion[];
  dark_spots: Lesion[];
}

/**
 * Places the requested lesions on open skin without overlap. Throws a `RangeError` when they do not fit on
 * the face.
 */
export function plantLesions(options: PhantomOptions, identity: Identity): PlantedLesions {
  const { blemishes, dark_spots } = options.signs ?? {};
  const taken: Lesion[] = [];
  const plant = (kind: LesionKind, count: number, seed: number): Lesion[] => {
    const random = createRandom(Math.imul(seed, 104729) ^ Math.imul(identity.seed, 7907) ^ kind.length);
    const between = ([least, most]: readonly [number, number]): number => least + (most - least) * random();
    const look = LOOKS[kind];
    const planted: Lesion[] = [];
    for (let tries = 0; planted.length < count; tries++) {
      if (tries > TRIES * count) throw new RangeError(`${count} of ${kind} do not fit on a face.`);
      const radius = between(look.radius);
      const [u, v] = [(random() - 0.5) * 400, (random() - 0.5) * 500];
      if (!isOpenSkin(identity, options, u, v, radius)) continue;
      if (taken.some((other) => lengthOf(other.u - u, other.v - v) < other.radius + radius + APART)) continue;
      const lesion = {
        u,
        v,
        radius,
        strength: between(look.strength),
        look,
        seed: Math.floor(random() * 1e6),
      };
      taken.push(lesion);
      planted.push(lesion);
    }
    return planted;
  };
  return {
    blemishes: blemishes ? plant(blemishes.spectrum, blemishes.count, blemishes.seed ?? 1) : [],
    dark_spots: dark_spots ? plant('dark_spot', dark_spots.count, (dark_spots.seed ?? 1) + 5000) : [],
  };
}

/** Lesions of one kind at (0, 0), for a caller that knows where they belong. */
export function lesionsOf(kind: LesionKind, count: number, seed: number): Lesion[] {
  const random = createRandom(seed);
  const look = LOOKS[kind];
  const between = ([least, most]: readonly [number, number]): number => least + (most - least) * random();
  return Array.from({ length: count }, () => ({
    u: 0,
    v: 0,
    radius: between(look.radius),
    strength: between(look.strength),
    look,
    seed: Math.floor(random() * 1e6),
  }));
}

/** Side of a cell of the lookup grid, face units, and half the width of the grid. */
const CELL = 24;
const COVERED = 288;
const CELLS = (2 * COVERED) / CELL;

/** How far a lesion reaches, as a multiple of its radius. */
const REACH = 2.2;

export type LesionField = (Lesion[] | undefined)[];

export function lesionField(lesions: Lesion[]): LesionField {
  const field: LesionField = Array.from({ length: CELLS * CELLS });
  for (const lesion of lesions) {
    const reach = lesion.radius * REACH;
    for (let row = cellOf(lesion.v - reach); row <= cellOf(lesion.v + reach); row++) {
      for (let column = cellOf(lesion.u - reach); column <= cellOf(lesion.u + reach); column++) {
        (field[row * CELLS + column] ??= []).push(lesion);
      }
    }
  }
  return field;
}

function cellOf(place: number): number {
  return Math.max(0, Math.min(CELLS - 1, Math.floor((place + COVERED) / CELL)));
}

/**
 * Adds the optical density of all lesions at (u, v) to `density` and returns the specular reflection of a
 * raised one. `light` is relative to the head.
 */
export function addLesions(
  field: LesionField,
  u: number,
  v: number,
  light: Vector,
  density: Float64Array,
): number {
  let reflected = 0;
  for (const { u: cu, v: cv, radius, strength, look, seed } of field[cellOf(v) * CELLS + cellOf(u)] ?? []) {
    const [du, dv] = [(u - cu) / radius, (v - cv) / radius];
    const away = lengthOf(du, dv) * (1 + 0.16 * smoothNoise(du * 1.3, dv * 1.3, seed));
    if (away > REACH) continue;
    const body =
      strength *
      (0.5 + 0.5 * (1 + 0.25 * smoothNoise(du * 2, dv * 2, seed + 1))) *
      Math.exp(-(away ** look.edge));
    const middle = strength * (1 - smoothStep(0.3, 0.62, away));
    // A raised place is lighter towards the lamp and darker on the other side.
    const slope = look.raised * Math.exp(-(away ** 2) * 1.2) * 2.4;
    const shade = -slope * (du * light[0] + dv * light[1]);
    for (let k = 0; k < 3; k++) density[k]! += body * look.density[k]! + middle * look.middle[k]! + shade;
    if (look.raised > 0.2) {
      const [glintU, glintV] = [du - 0.4 * light[0], dv - 0.4 * light[1]];
      reflected += 0.05 * strength * Math.exp(-((glintU * glintU + glintV * glintV) / 0.06));
    }
  }
  return reflected;
}
