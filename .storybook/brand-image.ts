import { WORDMARK, WORDMARK_VIEW_BOX } from '../packages/ui/src/art/Logo/wordmark.ts';
import { LARGE_MARK, MARK_VIEW_BOX } from '../packages/ui/src/art/Mark/mark-paths.gen.ts';

/** Hex values. */
export interface BrandColours {
  mark: string;
  letters: string;
  sun: string;
}

/** The logo as the address of a picture, because Storybook's frame takes no component. */
export function brandImage({ mark, letters, sun }: BrandColours): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="97" height="30">
<svg width="30" height="30" viewBox="${MARK_VIEW_BOX}"><path d="${LARGE_MARK}" fill="${mark}"/></svg>
<svg x="39" y="3.5" width="58" height="25" viewBox="${WORDMARK_VIEW_BOX}">
<path d="${WORDMARK}" fill="${letters}" stroke="${letters}" stroke-width="3" stroke-linejoin="round"/>
<circle cx="1842" cy="-612" r="78" fill="${sun}"/></svg></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
