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
  addition: ActionState<'despite'>;
  /** Adds it to the confirmed routine. `despite`: although an answer leaves it out, as the member decided. */
  onAddToCarePlan: (chosen: { product: Product; despite?: true }) => void;
}

const WORDS = 'Failed to add to care plan';

/** A product that the assistant suggests, with a button that adds it to the routine. */
export function SuggestionCard({ product, addition, onAddToCarePlan }: SuggestionCardProps) {
  const isInUse = product.is_confirmed || addition.state === 'done';
  const isBusy = addition.state === 'busy' && !isInUse;
  const mayDecide = addition.state === 'failed' && addition.at === 'despite';
  const leftOut = product.left_out;
  if (leftOut && !isInUse && !isBusy && !mayDecide)
    return (
      <ProductCard
        product={product}
        layout="row"
        link="name"
        tag={product.is_sample ? 'Sample' : undefined}
        action={<LeftOutNote sentence={leftOut.sentence} />}
      />
    );
  const failure = isInUse ? undefined : (failureOf(addition, WORDS) ?? failureOf(addition, WORDS, 'despite'));
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
            onClick={
              isInUse ? undefined : () => onAddToCarePlan({ product, ...(mayDecide && { despite: true }) })
            }
          >
            {isInUse ? 'In Use' : mayDecide ? 'Use it anyway' : 'Add to Care Plan'}
          </Button>
        </div>
      }
    />
  );
}
