import type { Product } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { ProductCard } from '../../parts/ProductCard/ProductCard.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import styles from './SuggestionCard.module.css';

export interface SuggestionCardProps {
  /** What is null or undefined of it is left out. */
  product: Product;
  /** While busy, a second click is ignored; a failure can be tried again; once done, the product is in use. */
  addition: ActionState;
  /** The product goes into the confirmed routine. */
  onAddToCarePlan: (chosen: { product: Product }) => void;
}

/** A product that the assistant suggests, and the button that puts it into the routine. */
export function SuggestionCard({ product, addition, onAddToCarePlan }: SuggestionCardProps) {
  const isInUse = product.is_confirmed || addition.state === 'done';
  const isBusy = addition.state === 'busy' && !isInUse;
  const failure = isInUse ? undefined : failureOf(addition, 'Failed to add to care plan');
  return (
    <ProductCard
      product={product}
      layout="row"
      link="name"
      tag={product.is_sample ? 'Sample' : undefined}
      action={
        <div className={styles.Action}>
          {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
          {/* One button all the way: a second one would take the focus away from who pressed the first. */}
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
