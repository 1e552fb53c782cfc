import type { Product } from '@daylit/contract';
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import type { ActionState } from '../../lib/states.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { RoutineRow } from '../../parts/RoutineRow/RoutineRow.tsx';
import { Tag } from '../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { SuggestedRow } from '../plan-steps.ts';
import { removedWords } from '../removed-words.ts';
import styles from './SuggestedStep.module.css';

export interface SuggestedStepProps {
  /** The step as the report gives it, and whether its product is in use. */
  row: SuggestedRow;
  /** Whether the row says that its product is a sample. */
  marksSample: boolean;
  /** When it can be started: 'next', or not before a day in words. Undefined where nothing is to start. */
  turn: 'next' | { from: string } | undefined;
  confirming: ActionState<'despite'>;
  onConfirm: (confirmed: { product: Product; despite?: true }) => void;
}

/** A step with instructions and a button that adds its product to the confirmed plan. */
export function SuggestedStep({ row, marksSample, turn, confirming, onConfirm }: SuggestedStepProps) {
  const { step, instruction, reason, left_out, isInUse, usedInstead, removedAt, wish } = row;
  const [asked, setAsked] = useState<Product>();
  const refusal = confirming.state === 'failed' ? confirming : undefined;
  const mayDecide = refusal?.at === 'despite' && asked !== undefined;
  // The profile that is fetched again after a refusal names no product here.
  const product = mayDecide ? asked : row.product;
  const isRemoved = !isInUse && removedAt !== undefined;
  const isBusy = confirming.state === 'busy';

  function handleClick() {
    if (product === null) return;
    setAsked(product);
    onConfirm({ product, ...(mayDecide && { despite: true }) });
  }

  function labelOf(): string {
    if (isInUse) return 'In Use';
    if (mayDecide) return 'Use it anyway';
    return isRemoved ? 'Bring it back' : 'Mark In Use';
  }

  function noteOf(): string | undefined {
    if (isRemoved) return removedWords(removedAt);
    return usedInstead === undefined ? reason : `You use ${usedInstead} here.`;
  }

  const button = product && (
    // Always the same button and never `disabled`, so that it keeps the focus.
    <Button
      variant={isInUse ? 'in-use' : 'tonal'}
      size="small"
      busy={isBusy}
      aria-disabled={isInUse || isBusy ? true : undefined}
      icon={isInUse && <Check size={17} />}
      onClick={isInUse || isBusy ? undefined : handleClick}
    >
      <span>
        <span>{labelOf()}</span>
        <VisuallyHidden>{` ${product.name}`}</VisuallyHidden>
      </span>
    </Button>
  );
  return (
    <RoutineRow
      step={step}
      product={product && { ...product, is_sample: product.is_sample && marksSample }}
      wish={wish}
      instruction={product ? undefined : instruction}
      note={refusal?.detail ?? noteOf()}
      left_out={left_out}
      isOpen={isRemoved || confirming.state !== 'idle'}
      details={
        product && (
          <>
            {instruction !== undefined && <p>{instruction}</p>}
            {button}
          </>
        )
      }
      actionWhenNarrow="beside"
      action={isInUse ? <Tag variant="success">In Use</Tag> : product && turn && <Turn turn={turn} />}
    />
  );
}

/** When the product can be started. */
function Turn({ turn }: { turn: NonNullable<SuggestedStepProps['turn']> }) {
  return turn === 'next' ? (
    <Tag variant="brand">Next</Tag>
  ) : (
    <p className={styles.From}>{`from ${turn.from}`}</p>
  );
}
