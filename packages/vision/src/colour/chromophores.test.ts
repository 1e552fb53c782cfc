import { expect, test } from 'vitest';
import { BLOOD_SPECTRUM, PIGMENT_SPECTRUM } from '../thresholds/colour.ts';
import { separateChromophores, shadeOf } from './chromophores.ts';

/** Pigment, blood and shading of a few places, optical density. */
const PLACES = [
  [0, 0, 0],
  [1.2, 0, 0],
  [0, 0.6, 0],
  [0, 0, 0.9],
  [2.4, 0.3, -0.4],
] as const;

const [red, green, blue] = [0, 1, 2].map((k) =>
  Float32Array.from(
    PLACES,
    ([pigment, blood, shade]) => pigment * PIGMENT_SPECTRUM[k]! + blood * BLOOD_SPECTRUM[k]! + shade,
  ),
) as [Float32Array, Float32Array, Float32Array];

test('pigment, blood and shading that were mixed come apart again', () => {
  const found = separateChromophores(red, green, blue);
  for (const [i, [pigment, blood, shade]] of PLACES.entries()) {
    expect(found.pigment[i]).toBeCloseTo(pigment, 5);
    expect(found.blood[i]).toBeCloseTo(blood, 5);
    expect(shadeOf(red[i]!, found.pigment[i]!, found.blood[i]!)).toBeCloseTo(shade, 5);
  }
});

test('shade darkens as much as it is dense, and changes no chromophore', () => {
  const [before, after] = [0, 0.5].map((shade) =>
    separateChromophores(...([red, green, blue].map((plane) => plane.map((v) => v + shade)) as Three)),
  ) as [ReturnType<typeof separateChromophores>, ReturnType<typeof separateChromophores>];
  for (const i of PLACES.keys()) {
    expect(after.darkness[i]! - before.darkness[i]!).toBeCloseTo(0.5, 5);
    expect(after.pigment[i]).toBeCloseTo(before.pigment[i]!, 5);
    expect(after.blood[i]).toBeCloseTo(before.blood[i]!, 5);
  }
});

type Three = [Float32Array, Float32Array, Float32Array];
