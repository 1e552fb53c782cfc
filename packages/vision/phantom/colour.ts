import type { Colour } from './identity.ts';

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
