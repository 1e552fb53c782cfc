import type { Colour } from './identity.ts';

/** Black. The array holds floats from the start, because one of integers makes the functions here slower. */
export function colour(): Colour {
  const rgb: Colour = [0.5, 0.5, 0.5];
  rgb.fill(0);
  return rgb;
}

export function scale(rgb: Colour, factor: number): void {
  rgb[0] *= factor;
  rgb[1] *= factor;
  rgb[2] *= factor;
}

export function blend(rgb: Colour, over: Colour, share: number): void {
  rgb[0] += (over[0] - rgb[0]) * share;
  rgb[1] += (over[1] - rgb[1]) * share;
  rgb[2] += (over[2] - rgb[2]) * share;
}

export function brighten(rgb: Colour, light: number): void {
  rgb[0] += light;
  rgb[1] += light;
  rgb[2] += light;
}
