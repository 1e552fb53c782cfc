import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { ProductCard } from '../../parts/ProductCard/ProductCard.tsx';
import type { SuggestedProduct } from '../chat.ts';
import styles from './SuggestionCard.module.css';

export interface SuggestionCardProps {
  /** What is null or undefined of it is left out. */
  product: SuggestedProduct;
  /** `adding` ignores a second click, `failed` says so and lets it be tried again, `in_use` is the end. */
  status: 'idle' | 'adding' | 'failed' | 'in_use';
  /** The product goes into the confirmed routine. */
  onAddToCarePlan: (chosen: { product: SuggestedProduct }) => void;
}

/** A product that the assistant suggests, and the button that puts it into the routine. */
export function SuggestionCard({ product, status, onAddToCarePlan }: SuggestionCardProps) {
  const isInUse = status === 'in_use';
  return (
    <ProductCard
      product={product}
      layout="row"
      link="name"
      tag={product.is_sample ? 'Sample' : undefined}
      action={
        <div className={styles.Action}>
          {status === 'failed' && <Notice tone="danger">Failed to add to care plan</Notice>}
          {/* One button all the way: a second one would take the focus away from who pressed the first. */}
          <Button
            variant={isInUse ? 'in-use' : 'tonal'}
            size="small"
            width="full"
            busy={status === 'adding'}
            icon={isInUse ? <Check size={18} /> : <Plus size={18} />}
            aria-disabled={isInUse || status === 'adding' ? true : undefined}
            onClick={isInUse ? undefined : () => onAddToCarePlan({ product })}
          >
            {isInUse ? 'In Use' : 'Add to Care Plan'}
          </Button>
        </div>
      }
    />
  );
}
