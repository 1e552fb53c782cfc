import type { Product } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { LeftOutNote } from '../../parts/LeftOutNote/LeftOutNote.tsx';
import { ProductCard } from '../../parts/ProductCard/ProductCard.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import styles from './SuggestionCard.module.css';

export interface SuggestionCardProps {
  /** Facts that are null or undefined are not shown. */
  product: Product;
  /**
   * While busy, further clicks are ignored. After a failure the member can try again. Once done, the product
   * is in use.
   */
  addition: ActionState;
  /** Adds the product to the confirmed routine. */
  onAddToCarePlan: (chosen: { product: Product }) => void;
}

/** A product that the assistant suggests, with a button that adds it to the routine. */
export function SuggestionCard({ product, addition, onAddToCarePlan }: SuggestionCardProps) {
  const isInUse = product.is_confirmed || addition.state === 'done';
  const isBusy = addition.state === 'busy' && !isInUse;
  const leftOut = product.left_out;
  if (leftOut)
    return (
      <ProductCard
        product={product}
        layout="row"
        link="name"
        tag={product.is_sample ? 'Sample' : undefined}
        action={<LeftOutNote left_out={leftOut} />}
      />
    );
  const failure = isInUse ? undefined : failureOf(addition, 'Failed to add to care plan');
  return (
    <ProductCard
      product={product}
      layout="row"
      link="name"
      tag={product.is_sample ? 'Sample' : undefined}
      action={
        <div className={styles.Action}>
          <Failure>{failure}</Failure>
          {/* Always the same button, so that it keeps the focus. */}
          <Button
            variant={isInUse ? 'in-use' : 'tonal'}
            size="small"
            width="full"
            busy={isBusy}
            icon={isInUse ? <Check size={18} /> : <Plus size={18} />}
            aria-disabled={isInUse || isBusy ? true : undefined}
            onClick={isInUse ? undefined : () => onAddToCarePlan({ product })}
          >
            {isInUse ? 'In Use' : 'Add to Care Plan'}
          </Button>
        </div>
      }
    />
  );
}
