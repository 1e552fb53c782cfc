import type { Identity } from './identity.ts';
import type { PlantedSigns } from './options.ts';
import { bump, smoothNoise } from './random.ts';

/**
 * Optical density (natural logarithm) of blood and pigment in red, green and blue. They differ from the
 * engine's spectra, because a phantom that shares the engine's assumptions would prove nothing.
 */
export const BLOOD_DENSITY = [0.15, 0.74, 0.66] as const;
export const PIGMENT_DENSITY = [0.36, 0.5, 0.79] as const;

/**
 * The slowly changing properties of the skin at one place: optical density of blood, pigment and shade, and
 * the specular reflection of the surface.
 */
export interface SlowSigns {
  blood: number;
  pigment: number;
  shade: number;
  specular: number;
}

/** Writes planted redness, circles, unevenness and shine at (u, v) into `out`. */
export function slowSigns(
  signs: PlantedSigns,
  identity: Identity,
  u: number,
  v: number,
  out: SlowSigns,
): void {
  const { redness = 0, dark_circles = 0, shine = 0, unevenness = 0 } = signs;
  const circle = dark_circles > 0 ? dark_circles * hollow(identity, u, v) : 0;
  const patch =
    unevenness > 0
      ? unevenness *
        (smoothNoise(u / 34, v / 34, identity.seed + 91) +
          0.5 * smoothNoise(u / 19, v / 19, identity.seed + 92))
      : 0;
  out.blood = (redness > 0 ? 0.8 * redness * flush(identity, u, v) : 0) + 0.4 * circle + 0.12 * patch;
  out.pigment = 0.48 * circle + 0.5 * patch;
  out.shade = 0.1 * circle;
  out.specular = shine > 0 ? 0.4 * shine * specular(identity, u, v) : 0;
}

function flush({ eyeY, noseY }: Identity, u: number, v: number): number {
  const side = Math.abs(u);
  return Math.max(
    bump(side - 118, v - eyeY - 88, 34, 30),
    bump(side - 100, v - eyeY - 128, 26, 26),
    bump(u, v - noseY + 4, 24, 26),
  );
}

/** Where skin gets oily first: forehead, ridge and tip of the nose, cheekbones, chin. */
export function specular({ hairlineY, browY, eyeY, noseY }: Identity, u: number, v: number): number {
  const side = Math.abs(u);
  const forehead = bump(u, v - (hairlineY + browY) / 2 - 4, 50, 21);
  const nose = bump(u, v - noseY + 44, 9, 28) + bump(u, v - noseY, 11, 9);
  return Math.min(1, forehead + nose + bump(side - 118, v - eyeY - 80, 20, 16) + bump(u, v - 202, 16, 10));
}

function hollow({ eyeX, eyeY }: Identity, u: number, v: number): number {
  return bump(Math.abs(u) - eyeX + 4, v - eyeY - 31, 25, 9);
}
