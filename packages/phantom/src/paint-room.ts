import type { PaintedImage } from './painted-image.ts';
import { takePhoto } from './camera.ts';
import { smoothNoise } from './random.ts';

/** A photo without a person: a wall, a window, a shelf. */
export function paintRoom(width = 800, height = 1000, seed = 1): PaintedImage {
  const light = new Float32Array(width * height * 3);
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i += 3) {
      const x = column / width;
      const y = row / height;
      const isWindow = x > 0.15 && x < 0.5 && y > 0.15 && y < 0.5 && Math.abs(x - 0.325) > 0.01;
      const isShelf = y > 0.7 && y < 0.73;
      const shade = 1 + 0.05 * smoothNoise(x * 40, y * 40, seed);
      const [red, green, blue] = isWindow
        ? [0.8, 0.87, 0.95]
        : isShelf
          ? [0.2, 0.12, 0.07]
          : [0.45, 0.42, 0.36];
      light[i] = red * shade;
      light[i + 1] = green * shade;
      light[i + 2] = blue * shade;
    }
  }
  return takePhoto({ width, height, light }, { exposure: 1, blur: 0, noise: 1, seed });
}
