import type { AgeBand } from '@daylit/contract';
import { useId, useState } from 'react';
import { AgeChoice } from '../../parts/AgeChoice/AgeChoice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import styles from '../modal-form.module.css';

export interface AgeModalProps {
  /** How far the record of the answer is, or the erasure that follows `under_13`. The choice stays when it fails. */
  recording: ActionState;
  /** 13 or older: what the profile keeps from now on. */
  onSubmit: (answer: { age_band: Exclude<AgeBand, 'under_13'> }) => void;
  /** Under 13, told what it means, and going on: erase the account, then show `TooYoungScreen`. */
  onTooYoung: () => void;
  /** Not now, the close button and Escape: without an answer there is no scan. */
  onDecline: () => void;
}

/** Asks for the age before the first scan, when the profile does not know it: the same question as in registering. */
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
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      </form>
    </Modal>
  );
}
