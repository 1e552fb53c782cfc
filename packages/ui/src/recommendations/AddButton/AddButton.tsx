import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import type { LeftOut } from '@daylit/contract';
import { LeftOutNote } from '../../parts/LeftOutNote/LeftOutNote.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import styles from './AddButton.module.css';

export interface AddButtonProps {
  /** The product is in the member's routine, so the button does nothing. */
  isInUse: boolean;
  /** State of the addition. */
  addition: ActionState<'despite'>;
  /**
   * Not called while the addition is busy or when the product is in use. `despite`: the member decided to use
   * it although an answer leaves it out.
   */
  onAdd: (despite?: true) => void;
  /** The answer that leaves the product out: it is said instead of the button. */
  left_out?: LeftOut | null | undefined;
  /** `page` is the one primary action of a product's own page. Default `card`. */
  place?: 'card' | 'page';
}

const WORDS = 'Failed to add to care plan';

/** The error of an addition. */
export function additionProblem(addition: ActionState<'despite'>): string | undefined {
  return failureOf(addition, WORDS) ?? failureOf(addition, WORDS, 'despite');
}

/** A button that adds a product to the confirmed plan and says so once it is added. */
export function AddButton({ isInUse, addition, onAdd, left_out, place = 'card' }: AddButtonProps) {
  const [hasPressed, setHasPressed] = useState(false);
  const problem = additionProblem(addition);
  const isSending = addition.state === 'busy';
  const mayDecide = addition.state === 'failed' && addition.at === 'despite';

  function handleClick() {
    setHasPressed(true);
    if (mayDecide) onAdd(true);
    else onAdd();
  }

  if (left_out && !mayDecide && !isSending) return <LeftOutNote sentence={left_out.sentence} />;
  return (
    <div className={styles.AddButton}>
      {problem !== undefined && !isInUse && (
        <p className={styles.Problem}>
          <TriangleAlert size={16} />
          <span>{problem}</span>
        </p>
      )}
      <Button
        variant={isInUse ? 'in-use' : place === 'page' ? 'primary' : 'tonal'}
        size={place === 'page' ? 'medium' : 'small'}
        width="full"
        icon={isInUse && <Check size={17} />}
        busy={isSending && !isInUse}
        // A disabled button would lose the focus, so it is not disabled right after it was pressed.
        disabled={isInUse && !hasPressed}
        {...(isInUse && { 'aria-disabled': true })}
        onClick={isInUse ? undefined : handleClick}
      >
        {isInUse ? 'In Use' : isSending ? 'Adding…' : mayDecide ? 'Use it anyway' : 'Add to Plan'}
      </Button>
    </div>
  );
}
