import type { Product } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import { Button } from '../../primitives/Button/Button.tsx';
import { RoutineRow } from '../../parts/RoutineRow/RoutineRow.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { SuggestedRow } from '../plan-steps.ts';
import { useBusy } from '../use-busy.ts';

export interface SuggestedStepProps {
  /** What the report says about the step, and whether its product is in use. */
  row: SuggestedRow;
  /** Resolves when it worked. */
  onConfirm: (chosen: { step: string; product: Product }) => Promise<void> | void;
  /** It worked. */
  onConfirmed: (chosen: { product: Product }) => void;
}

/** A step with what to do, and the way into the confirmed plan. */
export function SuggestedStep({ row, onConfirm, onConfirmed }: SuggestedStepProps) {
  const { step, product, instruction, reason, isInUse } = row;
  const { isBusy, run } = useBusy();

  async function handleConfirm(chosen: Product) {
    if (await run(() => onConfirm({ step, product: chosen }))) onConfirmed({ product: chosen });
  }

  return (
    <RoutineRow
      step={step}
      product={product}
      instruction={instruction}
      note={reason}
      action={
        product && (
          // One button throughout, and never `disabled`: the focus stays on it.
          <Button
            variant={isInUse ? 'in-use' : 'tonal'}
            size="small"
            busy={isBusy}
            aria-disabled={isInUse || isBusy ? true : undefined}
            icon={isInUse && <Check size={17} />}
            onClick={isInUse ? undefined : () => void handleConfirm(product)}
          >
            <span>
              {isInUse ? 'In Use' : 'Mark In Use'}
              <VisuallyHidden> {product.name}</VisuallyHidden>
            </span>
          </Button>
        )
      }
    />
  );
}
