import type { Product } from '@daylit/contract';
import type { ActionState } from '../../lib/states.ts';
import Check from 'lucide-react/icons/check';
import { Button } from '../../primitives/Button/Button.tsx';
import { RoutineRow } from '../../parts/RoutineRow/RoutineRow.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { SuggestedRow } from '../plan-steps.ts';
import { removedWords } from '../removed-words.ts';

export interface SuggestedStepProps {
  /** The step as the report gives it, and whether its product is in use. */
  row: SuggestedRow;
  confirming: ActionState;
  onConfirm: (product: Product) => void;
}

/** A step with instructions and a button that adds its product to the confirmed plan. */
export function SuggestedStep({ row, confirming, onConfirm }: SuggestedStepProps) {
  const { step, product, instruction, reason, isInUse, removedAt } = row;
  const isRemoved = !isInUse && removedAt !== undefined;
  const isBusy = confirming.state === 'busy';
  return (
    <RoutineRow
      step={step}
      product={product}
      instruction={instruction}
      note={isRemoved ? removedWords(removedAt) : reason}
      action={
        product && (
          // Always the same button and never `disabled`, so that it keeps the focus.
          <Button
            variant={isInUse ? 'in-use' : 'tonal'}
            size="small"
            busy={isBusy}
            aria-disabled={isInUse || isBusy ? true : undefined}
            icon={isInUse && <Check size={17} />}
            onClick={isInUse || isBusy ? undefined : () => onConfirm(product)}
          >
            <span>
              <span>{isInUse ? 'In Use' : isRemoved ? 'Bring it back' : 'Mark In Use'}</span>
              <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
            </span>
          </Button>
        )
      }
    />
  );
}
