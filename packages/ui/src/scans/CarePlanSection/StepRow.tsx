import type { Product, StepView } from '@daylit/contract';
import { ProductArt } from '../../art/ProductArt/ProductArt.tsx';
import { keyWords } from '../../lib/key-words.ts';
import { WishLine } from '../../parts/WishLine/WishLine.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import styles from './StepRow.module.css';

export interface StepRowProps {
  step: Exclude<StepView, { kind: 'left_out' }>;
  /** Whether the row says that its product is a sample. */
  marksSample: boolean;
}

/** One step: its instruction, and its product if it has one. */
export function StepRow({ step, marksSample }: StepRowProps) {
  const product = step.kind === 'product' ? step.product : undefined;
  return (
    <li data-product={product ? '' : undefined} className={styles.StepRow}>
      {product && (
        <div className={styles.Art}>
          <ProductArt category={step.key} productId={product.id} />
        </div>
      )}
      <p className={styles.Name}>
        <span>{keyWords(step.key)}</span>
        {marksSample && product?.is_sample && <span className={styles.Sample}>Sample</span>}
      </p>
      <p>{instructionOf(step)}</p>
      {product && <ProductName product={product} />}
      {'wish' in step && step.wish && <WishLine wish={step.wish} />}
      {step.kind === 'none' && step.reason !== null && (
        <p className={styles.Reason}>{`No recommendation. ${step.reason}`}</p>
      )}
      {step.kind === 'habit' && step.reason !== null && <p className={styles.Reason}>{step.reason}</p>}
    </li>
  );
}

function instructionOf(step: StepRowProps['step']): string {
  if (step.kind === 'missing') return 'Instruction data missing.';
  return step.instruction ?? 'No instruction provided.';
}

function ProductName({ product: { name, product_url } }: { product: Product }) {
  return (
    <p className={styles.Product}>
      {product_url === null ? (
        <span className={styles.Unlinked}>{name}</span>
      ) : (
        <Link href={product_url} newTab className={styles.Link}>
          {name}
        </Link>
      )}
    </p>
  );
}
