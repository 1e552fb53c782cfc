import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { ProductArt } from '../ProductArt/ProductArt.tsx';
import styles from './ProductShelf.module.css';

export type ProductShelfProps = Omit<ComponentProps<'div'>, 'children'>;

/** Three products on a shelf, in place of a routine. Decorative. */
export function ProductShelf({ className, ...rest }: ProductShelfProps) {
  return (
    <div {...rest} aria-hidden="true" className={classNames(styles.ProductShelf, className)}>
      <ProductArt ground="none" category="cleanser" productId="s1" className={styles.Product} />
      <ProductArt ground="none" category="moisturizer" productId="s2" className={styles.Product} />
      <ProductArt ground="none" category="serum" productId="s1" className={styles.Product} />
    </div>
  );
}
