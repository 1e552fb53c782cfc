import type { Product } from '@daylit/contract';
import { productPage } from '../../lib/product-page.ts';
import type { Loaded } from '../../lib/states.ts';
import { ALL_LEFT_OUT, LeftOutNote } from '../../parts/LeftOutNote/LeftOutNote.tsx';
import { ProductCard } from '../../parts/ProductCard/ProductCard.tsx';
import { ProductNotes } from '../../parts/ProductNotes/ProductNotes.tsx';
import { SectionWaiting } from '../SectionWaiting/SectionWaiting.tsx';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import styles from './RecommendedProducts.module.css';

export interface RecommendedProductsProps {
  /** In the order of the report's categories. */
  product_needs: Loaded<readonly Product[]>;
  /** The products of the care plan above, which are not shown again. Default none. */
  planned?: readonly Product[];
  /** Answers since the report leave products of its care plan out. Default false. */
  isLeftOut?: boolean;
}

const TITLE = 'Recommended Products';
const ID = 'recommended-products';
const NONE: readonly Product[] = [];

/** The product needs of the report that its care plan does not hold. */
export function RecommendedProducts({
  product_needs,
  planned = NONE,
  isLeftOut = false,
}: RecommendedProductsProps) {
  if (product_needs.state !== 'ready') return <SectionWaiting id={ID} title={TITLE} />;
  const all = product_needs.value;
  const products = all.filter(({ id }) => !planned.some((product) => product.id === id));
  const isSampleExplained = planned.some(({ is_sample }) => is_sample);
  return (
    <ReportCard id={ID} title={TITLE}>
      {products.length > 0 ? (
        <>
          <ul className={styles.Products}>
            {products.map((product) => (
              <li key={product.category}>
                <ProductCard
                  layout="row"
                  product={{ ...product, product_url: productPage(product) }}
                  tag={product.is_sample ? 'Sample' : undefined}
                />
              </li>
            ))}
          </ul>
          <ProductNotes
            products={isSampleExplained ? products.filter(({ is_sample }) => !is_sample) : products}
          />
        </>
      ) : all.length === 0 && isLeftOut ? (
        <LeftOutNote sentence={ALL_LEFT_OUT} />
      ) : (
        <p className={styles.None}>
          <span>No new products available.</span>
          {all.length > 0 && <span> Your care plan above has what you need.</span>}
        </p>
      )}
    </ReportCard>
  );
}
