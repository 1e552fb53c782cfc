import type { Canvas } from './camera.ts';
import type { Identity } from './identity.ts';
import { createRandom, smoothStep } from './random.ts';

/** A wall out of focus behind the person: a gradual fall-off of light and a few soft upright shapes. */
export function paintBackdrop(width: number, height: number, { wall, seed }: Identity): Canvas {
  const random = createRandom(seed + 77);
  const shapes = Array.from({ length: 3 }, () => ({
    from: random() * 1.2 - 0.1,
    wide: 0.08 + 0.2 * random(),
    by: (random() - 0.6) * 0.28,
  }));
  const lean = (random() - 0.5) * 0.2;
  const across = Float32Array.from({ length: width }, (_, column) => {
    const x = column / width;
    const shape = shapes.reduce(
      (sum, { from, wide, by }) =>
        sum +
        by *
          smoothStep(from - 0.05, from + 0.05, x) *
          (1 - smoothStep(from + wide - 0.05, from + wide + 0.05, x)),
      0,
    );
    return 1 + lean * (x - 0.5) + shape;
  });
  const light = new Float32Array(width * height * 3);
  for (let row = 0, i = 0; row < height; row++) {
    const down = 1.04 - 0.16 * (row / height);
    for (let column = 0; column < width; column++, i += 3) {
      const share = across[column]! * down;
      light[i] = wall[0] * share;
      light[i + 1] = wall[1] * share;
      light[i + 2] = wall[2] * share;
    }
  }
  return { width, height, light };
}
