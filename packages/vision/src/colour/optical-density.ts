/**
 * Optical density: minus the natural logarithm of linear light. Exposure becomes an additive constant and the
 * densities of chromophores add up, so a sign of the same strength gives the same number on light and dark
 * skin.
 */

/**
 * Linear light added before the logarithm, so that black stays finite. A larger number would distort the blue
 * densities of dark skin.
 */
const FLOOR = 0.001;

/** Table entries per byte value, because interpolated pixels are not whole bytes. */
export const STEPS_PER_BYTE = 16;

export const DENSITY_TABLE = Float32Array.from({ length: 255 * STEPS_PER_BYTE + 2 }, (_, i) =>
  densityOf(Math.min(255, i / STEPS_PER_BYTE)),
);

/** Linear light, 0 to 1, of an sRGB value, 0 to 255. */
export function linearLight(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The sRGB byte of linear light. Light above 1 is clipped. */
export function byteOf(light: number): number {
  const share = light <= 0.0031308 ? 12.92 * light : 1.055 * Math.min(1, light) ** (1 / 2.4) - 0.055;
  return Math.round(255 * share);
}

function densityOf(value: number): number {
  return -Math.log(linearLight(value) + FLOOR);
}
