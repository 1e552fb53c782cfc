import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { Carousel } from '../../parts/Carousel/Carousel.tsx';
import { EmptyState } from '../../parts/EmptyState/EmptyState.tsx';
import { ProductCard } from '../../parts/ProductCard/ProductCard.tsx';
import { SampleNote } from '../../parts/SampleNote/SampleNote.tsx';
import { Ghost } from '../Ghost/Ghost.tsx';
import type { ProductNeeds } from '../report.ts';
import { ReportCard } from '../ReportCard/ReportCard.tsx';
import { readProducts } from './read-products.ts';
import styles from './RecommendedProducts.module.css';

export interface RecommendedProductsProps {
  /** Undefined until it has arrived. */
  product_needs: ProductNeeds | undefined;
}

const TITLE = 'Recommended Products';
const ID = 'recommended-products';

/** One product per need of the report. */
export function RecommendedProducts({ product_needs }: RecommendedProductsProps) {
  if (product_needs === undefined) return <Ghost id={ID} title={TITLE} />;
  const products = readProducts(product_needs);
  if (products.length === 0) {
    return (
      <ReportCard id={ID} title={TITLE}>
        <EmptyState
          title="No new products available."
          art={<ProductArt ground="disc" category="default" productId="z1" />}
        />
      </ReportCard>
    );
  }
  return (
    <div className={styles.Products}>
      <Carousel id={ID} title={TITLE}>
        {products.map(({ isSample, ...product }) => (
          <ProductCard key={product.category} product={product} tag={isSample ? 'Sample' : undefined} />
        ))}
      </Carousel>
      {products.some(({ isSample }) => isSample) && <SampleNote />}
    </div>
  );
}
