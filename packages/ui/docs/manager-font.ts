import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** Loads our typeface from Storybook's own files. The frame around the stories has no stylesheet of ours. */
export function loadManagerFont(): void {
  const face = new FontFace('Figtree Variable', `url(${figtree})`, { weight: '300 900' });
  document.fonts.add(face);
}
