import type { AgeBand, AgeChange } from '@daylit/contract';
import { useState } from 'react';
import { AGE_BANDS } from '../AgeChoice/age-bands.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { type AgeAnswer, AgeChangeModal } from './AgeChangeModal.tsx';
import styles from './AgeQuestion.module.css';

export interface AgeQuestionProps {
  /** The age that counts now. Absent for a member who was never asked. */
  age_band?: AgeBand | undefined;
  /** An older age that does not count yet. */
  age_change: AgeChange | null;
  /** State of the newest change. */
  save: ActionState;
  /** Receives an age that the member has chosen, or 13 to 17 where the change that waits is given up. */
  onChange: (answer: AgeAnswer) => void;
}

/**
 * The member's age with the way to change it, and the change that waits, with the way to give it up.
 *
 * **Do** say from which day an older age counts. **Don't** treat anybody as older before.
 */
export function AgeQuestion({ age_band, age_change, save, onChange }: AgeQuestionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = save.state === 'busy';
  return (
    <div className={styles.Question}>
      <p className={styles.Asked}>Your age</p>
      <div className={styles.Answer}>
        <p>{age_band === undefined ? 'Not told' : labelOf(age_band)}</p>
        <Button variant="quiet" busy={isBusy} onClick={() => setIsAsking(true)}>
          Change your age
        </Button>
      </div>
      {age_change !== null && (
        <Notice>
          <p>{`${labelOf(age_change.age_band)} counts from ${formatDate(age_change.takes_effect_at)}. Until then nothing changes.`}</p>
          <Button variant="outline" busy={isBusy} onClick={() => onChange({ age_band: '13-17' })}>
            Keep 13 to 17
          </Button>
        </Notice>
      )}
      <Failure>{failureOf(save, 'Your age could not be saved. Please try again.')}</Failure>
      {isAsking && (
        <AgeChangeModal
          age_band={age_band}
          onSubmit={(answer) => {
            setIsAsking(false);
            onChange(answer);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

function labelOf(band: AgeBand): string {
  return AGE_BANDS.find(({ value }) => value === band)?.label ?? band;
}
