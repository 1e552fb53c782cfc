import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import styles from './AddButton.module.css';

export interface AddButtonProps {
  /** The product is in the person's routine: nothing is left to press. */
  isInUse: boolean;
  /** How far the addition is. */
  addition: ActionState;
  /** Not called while it is sending, nor when it is in use. */
  onAdd: () => void;
}

/** Words for a product that could not be added. */
export function additionProblem(addition: ActionState): string | undefined {
  return failureOf(addition, 'Failed to add to care plan');
}

/** Puts a product into the person's own plan, and says so once it is there. */
export function AddButton({ isInUse, addition, onAdd }: AddButtonProps) {
  const [hasPressed, setHasPressed] = useState(false);
  const problem = additionProblem(addition);
  const isSending = addition.state === 'busy';

  function handleClick() {
    setHasPressed(true);
    onAdd();
  }

  return (
    <div className={styles.AddButton}>
      {problem !== undefined && !isInUse && (
        <p className={styles.Problem}>
          <TriangleAlert size={16} />
          {problem}
        </p>
      )}
      <Button
        variant={isInUse ? 'in-use' : 'tonal'}
        size="small"
        width="full"
        icon={isInUse && <Check size={17} />}
        busy={isSending && !isInUse}
        // Who has just pressed it keeps the focus, which a disabled button would drop.
        disabled={isInUse && !hasPressed}
        {...(isInUse && { 'aria-disabled': true })}
        onClick={isInUse ? undefined : handleClick}
      >
        {isInUse && 'In Use'}
        {!isInUse && (isSending ? 'Adding…' : 'Add to Plan')}
      </Button>
    </div>
  );
}
