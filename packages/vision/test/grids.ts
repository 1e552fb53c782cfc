import type { Plane } from '../src/image/blur.ts';
import type { Mask } from '../src/image/mask.ts';

/** A mask drawn in rows: `#` is inside. */
export function maskOf(...rows: string[]): Mask {
  return Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? 1 : 0));
}

/** The rows of a mask, drawn. */
export function drawn(mask: Mask, width: number): string[] {
  const pixels = Array.from(mask, (pixel) => (pixel === 1 ? '#' : '.')).join('');
  return Array.from({ length: mask.length / width }, (_, y) => pixels.slice(y * width, (y + 1) * width));
}

/** A plane from its value at each pixel. */
export function planeOf(width: number, height: number, valueAt: (x: number, y: number) => number): Plane {
  return Float32Array.from({ length: width * height }, (_, i) => valueAt(i % width, Math.floor(i / width)));
}
