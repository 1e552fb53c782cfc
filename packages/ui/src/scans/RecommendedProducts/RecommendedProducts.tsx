import type { Product } from '@daylit/contract';
import { productPage } from '../../lib/product-page.ts';
import type { Loaded } from '../../lib/states.ts';
import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ALL_LEFT_OUT, LeftOutNote } from '../../parts/LeftOutNote/LeftOutNote.tsx';
import { ProductCard } from '../../parts/ProductCard/ProductCard.tsx';
import { ProductNotes } from '../../parts/ProductNotes/ProductNotes.tsx';
import { SectionWaiting } from '../SectionWaiting/SectionWaiting.tsx';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import styles from './RecommendedProducts.module.css';

export interface RecommendedProductsProps {
  /** In the order of the report's categories. */
  product_needs: Loaded<readonly Product[]>;
  /** Answers since the report leave products of its care plan out. Default false. */
  isLeftOut?: boolean;
  /** The care plan above explains "Sample". Default false. */
  isSampleExplained?: boolean;
}

const TITLE = 'Recommended Products';
const ID = 'recommended-products';

/** One product for each product need of the report. */
export function RecommendedProducts({
  product_needs,
  isLeftOut = false,
  isSampleExplained = false,
}: RecommendedProductsProps) {
  if (product_needs.state !== 'ready') return <SectionWaiting id={ID} title={TITLE} />;
  const products = product_needs.value;
  if (products.length === 0) {
    return (
      <ReportCard id={ID} title={TITLE}>
        {isLeftOut ? (
          <LeftOutNote sentence={ALL_LEFT_OUT} />
        ) : (
          <EmptyState
            title="No new products available."
            art={<ProductArt ground="disc" category="default" productId="z1" />}
          />
        )}
      </ReportCard>
    );
  }
  return (
    <div className={styles.Products}>
      <Carousel id={ID} title={TITLE}>
        {products.map((product) => (
          <ProductCard
            key={product.category}
            product={{ ...product, product_url: productPage(product) }}
            tag={product.is_sample ? 'Sample' : undefined}
          />
        ))}
      </Carousel>
      <ProductNotes
        products={isSampleExplained ? products.filter(({ is_sample }) => !is_sample) : products}
      />
    </div>
  );
}
