import { mean } from '../../../packages/vision/src/image/statistics.ts';
import type { ReadFace } from '../../../packages/vision/src/quality/photo-reading.ts';

/**
 * Lightness L* of the free skin, 0 to 100, from its mean density. It is that of the photo: light and exposure
 * are part of it.
 */
export function lightnessOf({ skin }: ReadFace): number {
  const luminance = Math.exp(-mean(skin.halfChromophores.darkness, skin.half));
  return 116 * Math.cbrt(luminance) - 16;
}
