import type { ProductTrialProduct } from '@daylit/contract';
import { formatUtcDay } from '../../lib/format-date.ts';
import { ProductPicture } from '../../parts/ProductPicture/ProductPicture.tsx';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { Question } from './Question.tsx';
import styles from './ProductTrialSetUp.module.css';

interface ProductQuestionProps {
  products: readonly ProductTrialProduct[];
  chosen: ProductTrialProduct;
  /** Receives the product's id. */
  onChoose: (id: string) => void;
}

/** Which product of the care plan, the newest first. */
export function ProductQuestion({ products, chosen, onChoose }: ProductQuestionProps) {
  return (
    <Question number={1} title="Which product?">
      <div className={styles.Tiles}>
        {products.map((offered) => (
          <ChoiceTile
            key={offered.product.id}
            type="radio"
            name="product"
            checked={offered.product.id === chosen.product.id}
            onCheckedChange={() => onChoose(offered.product.id)}
            label={
              <span className={styles.Product}>
                <span className={styles.Picture}>
                  <ProductPicture product={offered.product} />
                </span>
                <span className={styles.Words}>
                  <span>{offered.product.name}</span>
                  <span className={styles.Detail}>{sinceWhen(offered)}</span>
                </span>
              </span>
            }
          />
        ))}
      </div>
    </Question>
  );
}

/** Whether a start is still fair. */
function sinceWhen({ added_on, is_new }: ProductTrialProduct): string {
  if (added_on === null) return 'Not in your care plan yet';
  const since = `In your care plan since ${formatUtcDay(added_on)}`;
  return is_new ? `${since}. Fair if it is not opened yet` : `${since}: late for a fair start`;
}
