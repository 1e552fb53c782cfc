import type { RoutineAction, RoutineCheck } from '@daylit/contract';
import { useId, useState } from 'react';
import type { ActionState, Loaded } from '../../lib/states.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { numberSources } from '../../parts/SourceNotes/source-note.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { checkedWords, NO_CONFLICTS } from './checked-words.ts';
import styles from './RoutineWarnings.module.css';
import { WarningCard } from './WarningCard.tsx';

export interface RoutineWarningsProps {
  /** The warnings about the confirmed routine. */
  check: Loaded<RoutineCheck>;
  /** Whether a change is being checked: the warnings are those from before it. */
  isChecking: boolean;
  /**
   * State of the newest change. Its failure is shown once, above the warnings. At `despite`: an answer leaves
   * the product out, and the member may decide to use it anyway.
   */
  applying: ActionState<'despite'>;
  /** Makes the change that a warning suggests. `despite`: although an answer leaves the product out. */
  onApply: (action: RoutineAction, despite?: true) => void;
  /** Checks again. */
  onRetry: () => void;
}

/**
 * Warnings about the confirmed routine, the most serious first, each with its fix, grade and sources.
 *
 * **Do** leave the order to the server. **Don't** add warnings about myths.
 */
export function RoutineWarnings({ check, isChecking, applying, onApply, onRetry }: RoutineWarningsProps) {
  const id = useId();
  const [asked, setAsked] = useState<RoutineAction>();
  if (check.state === 'waiting') return <Skeleton height="8em" />;
  if (check.state === 'failed') {
    return <LoadProblem title="The routine could not be checked." detail={check.detail} onRetry={onRetry} />;
  }
  const { checked, warnings } = check.value;
  // Nothing to look at is one of the folds below the plan. Who just mended the last thing hears it here.
  if (warnings.length === 0) {
    return (
      <VisuallyHidden>
        <output>{isChecking ? 'Checking again…' : `${checkedWords(checked)}. ${NO_CONFLICTS}.`}</output>
      </VisuallyHidden>
    );
  }
  const sources = numberSources(warnings);
  return (
    <section aria-labelledby={id} className={styles.RoutineWarnings}>
      <div className={styles.Head}>
        <h2 id={id} className={styles.Title}>
          Routine check
        </h2>
        <output className={styles.Count}>
          {isChecking ? 'Checking again…' : countWords(warnings.length, checked)}
        </output>
      </div>
      {applying.state === 'failed' && (
        <Failure>{applying.detail ?? 'This could not be changed. Please try again.'}</Failure>
      )}
      {applying.state === 'failed' && applying.at === 'despite' && asked && (
        <div>
          <Button variant="outline" size="small" onClick={() => onApply(asked, true)}>
            Use it anyway
          </Button>
        </div>
      )}
      <div aria-busy={isChecking} className={styles.Cards}>
        {warnings.map((warning) => (
          <WarningCard
            key={[warning.rule, ...warning.products.map(({ id: product }) => product)].join(' ')}
            warning={warning}
            sources={sources}
            isBusy={applying.state === 'busy'}
            onApply={(action) => {
              setAsked(action);
              onApply(action);
            }}
          />
        ))}
      </div>
    </section>
  );
}

function countWords(things: number, products: number): string {
  return `${things === 1 ? '1 thing' : `${things} things`} to look at, ${checkedWords(products)}`;
}
