import type { FindVerdict as Verdict } from '@daylit/contract';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import styles from './FindVerdict.module.css';

export interface FindVerdictProps {
  /** Says that the find is wrong: it is hidden in this report, where it can be shown again. */
  onJudge: (verdict: Verdict) => void;
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Says in two taps that a find is wrong, and before the second one what follows. */
export function FindVerdict({ onJudge }: FindVerdictProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button variant="quiet" size="small" className={styles.Ask} onClick={() => setIsAsking(true)}>
        This is not right
      </Button>
    );
  }
  return (
    <fieldset aria-label="What is not right" className={styles.FindVerdict}>
      <p className={styles.Words}>
        We hide it in this report; your trend keeps its number. We count how often this is said, without you
        and without the photo.
      </p>
      {/* The pressed button is gone, so the first answer takes the focus. */}
      <Button variant="outline" size="small" ref={takeFocus} onClick={() => onJudge('not_there')}>
        It is not there
      </Button>
      <Button variant="outline" size="small" onClick={() => onJudge('something_else')}>
        It is something else
      </Button>
    </fieldset>
  );
}
