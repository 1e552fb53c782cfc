/** CSS px. */
export interface Viewport {
  width: number;
  height: number;
}

/** The widths of the design pictures. The heights are theirs too. */
export const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const satisfies Viewport[];

export const THEMES = ['light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

/** Names what a picture shows: `390-dark/primitives-button--default`. Baselines and reports use it as a path. */
export function pictureName(story: string, { width }: Viewport, theme: Theme): string {
  return `${width}-${theme}/${story}`;
}
