import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { keyWords } from '../../lib/key-words.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import type { PlanProduct, PlanStep } from './read-step.ts';
import styles from './StepRow.module.css';

export interface StepRowProps {
  /** As `readStep` made it: its instruction is never empty. */
  step: PlanStep;
}

/** One step: what to do, and with which product if there is one. */
export function StepRow({ step: { key, instruction, product, no_recommendation_reason } }: StepRowProps) {
  return (
    <li data-product={product ? '' : undefined} className={styles.StepRow}>
      {product && (
        <div className={styles.Art}>
          <ProductArt category={key} productId={product.id} />
        </div>
      )}
      <p className={styles.Name}>{keyWords(key)}</p>
      <p className={styles.Instruction}>{instruction}</p>
      {product && <ProductName product={product} />}
      {!product && no_recommendation_reason !== undefined && (
        <p className={styles.Reason}>No recommendation. {no_recommendation_reason}</p>
      )}
    </li>
  );
}

function ProductName({ product: { name, product_url, is_sample } }: { product: PlanProduct }) {
  return (
    <p className={styles.Product}>
      {product_url === undefined ? (
        <span className={styles.Unlinked}>{name}</span>
      ) : (
        <Link href={product_url} newTab className={styles.Link}>
          {name}
        </Link>
      )}
      {is_sample && <span className={styles.Sample}>Sample</span>}
    </p>
  );
}
