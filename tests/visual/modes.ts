/** In CSS px. */
export interface Viewport {
  width: number;
  height: number;
}

/** Widths and heights of the design pictures. */
export const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const satisfies Viewport[];

export const THEMES = ['light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** The name of a picture, used as a path: `390-dark/primitives-button--default`. */
export function pictureName(story: string, { width }: Viewport, theme: Theme): string {
  return `${width}-${theme}/${story}`;
}
