import type { ComponentProps } from 'react';
import { LARGE_MARK, MARK_VIEW_BOX, SMALL_MARK } from './mark-paths.gen.ts';

export interface MarkProps extends Omit<ComponentProps<'svg'>, 'children' | 'width' | 'height'> {
  /** Width and height in px. Below 30 the mark has fewer and thicker slices. Default 30. */
  size?: number;
}

/** The brand's mark, a head in a few slices, in the text colour. Decorative, beside the brand's name. */
export function Mark({ size = 30, ...rest }: MarkProps) {
  return (
    <svg {...rest} width={size} height={size} viewBox={MARK_VIEW_BOX} aria-hidden="true" focusable="false">
      <path fill="currentColor" d={size < 30 ? SMALL_MARK : LARGE_MARK} />
    </svg>
  );
}
