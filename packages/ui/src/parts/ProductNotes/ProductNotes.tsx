import { isFromOpenBeautyFacts, ODBL_ADDRESS } from '../../lib/open-beauty-facts.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import styles from './ProductNotes.module.css';

export interface ProductNotesProps {
  /** The products that are shown above. */
  products: readonly { id: string; is_sample: boolean }[];
  /** All are samples, and no product is marked as one. Default false. */
  isSaidOnce?: boolean;
}

/**
 * The origin of products, once per section: samples are invented, so that nobody looks for one; others are
 * credited with their collector and licence. Renders nothing for members' own products.
 */
export function ProductNotes({ products, isSaidOnce = false }: ProductNotesProps) {
  return (
    <>
      {products.some(({ is_sample }) => is_sample) && (
        <p className={styles.ProductNote}>
          {isSaidOnce
            ? 'All products here are samples, not for sale.'
            : 'Products marked Sample are made up.'}
        </p>
      )}
      {products.some(isFromOpenBeautyFacts) && (
        <p className={styles.ProductNote}>
          Products:{' '}
          <Link href="https://world.openbeautyfacts.org" newTab>
            Open Beauty Facts
          </Link>
          , under the{' '}
          <Link href={ODBL_ADDRESS} newTab>
            Open Database License 1.0
          </Link>
          .
        </p>
      )}
    </>
  );
}
