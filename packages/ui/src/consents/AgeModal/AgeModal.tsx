import type { AgeBand } from '@daylit/contract';
import { useId, useState } from 'react';
import { AgeChoice } from '../../parts/AgeChoice/AgeChoice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import styles from '../modal-form.module.css';

export interface AgeModalProps {
  /**
   * State of saving the answer, or of the erasure after `under_13`. After a failure the selected band stays.
   */
  recording: ActionState;
  /** Receives an age band of 13 or older, to store in the profile. */
  onSubmit: (answer: { age_band: Exclude<AgeBand, 'under_13'> }) => void;
  /** Under 13, confirmed after the explanation: erase the account, then show `TooYoungScreen`. */
  onTooYoung: () => void;
  /** Called by Not now, the close button and Escape. Without an answer there is no scan. */
  onDecline: () => void;
}

/** Asks for the age before the first scan, unless the profile has it. Same question as in registration. */
export function AgeModal({ recording, onSubmit, onTooYoung, onDecline }: AgeModalProps) {
  const formId = useId();
  const [ageBand, setAgeBand] = useState<AgeBand>();
  const failure = failureOf(recording, 'Something went wrong. Please try again.');
  const isBusy = recording.state === 'busy';
  const isTooYoung = ageBand === 'under_13';
  const { errors, formProps } = useForm(
    (entered) => ({ age_band: entered.has('age_band') ? undefined : 'Please choose your age.' }),
    () => {
      if (isTooYoung) onTooYoung();
      else if (ageBand !== undefined) onSubmit({ age_band: ageBand });
    },
  );

  return (
    <Modal
      title="Before your first scan"
      description="Your age decides what we suggest, and what we leave out."
      onClose={onDecline}
      actions={
        <>
          <Button variant="tonal" onClick={onDecline}>
            Not now
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {isBusy ? (isTooYoung ? 'Erasing…' : 'Saving…') : 'Continue'}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className={styles.Form}>
        <AgeChoice value={ageBand} onChange={setAgeBand} error={errors.age_band} />
        <Failure>{failure}</Failure>
      </form>
    </Modal>
  );
}
