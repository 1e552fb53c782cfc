import { useId, type ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { LitBody } from './parts.tsx';
import { productLook } from './product-look.ts';
import { SHAPES } from './shapes.tsx';
import styles from './ProductArt.module.css';

export interface ProductArtProps extends Omit<ComponentProps<'svg'>, 'children' | 'id'> {
  /** Step key, for example "eye_cream". A key without a shape of its own gets the default bottle. */
  category: string;
  /** The product's id. With the category it selects the colours, so a product looks the same everywhere. */
  productId: string;
  /**
   * `disc` clips wall and shelf to a circle, `none` draws only the product. Default `wall`: the whole square.
   */
  ground?: 'wall' | 'disc' | 'none';
}

/** A drawing for a product without a picture. Square, as wide as its container. Decorative. */
export function ProductArt({ category, productId, ground = 'wall', className, ...rest }: ProductArtProps) {
  const { shape, paint, label } = productLook(category, productId);
  const { body, box, shadow, behind, front } = SHAPES[shape];
  const clipId = useId();
  return (
    <svg
      {...rest}
      viewBox="0 0 200 200"
      aria-hidden="true"
      focusable="false"
      data-ground={ground}
      className={classNames(styles.ProductArt, className)}
    >
      {ground !== 'none' && (
        <>
          {/* Wider than the square, for a frame that is wider and lets the drawing flow over. */}
          <rect x={-100} width={400} height={200} fill={paint.wall} />
          <rect x={-100} y={172} width={400} height={28} fill={paint.shelf} />
        </>
      )}
      <ellipse cx={100} cy={172} rx={shadow} ry={6} fill={paint.shade} opacity={0.35} />
      <g>{behind?.(paint)}</g>
      <LitBody d={body} box={box} paint={paint} clipId={clipId} />
      <g>{front(paint, label)}</g>
    </svg>
  );
}
