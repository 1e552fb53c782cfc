import { AGE_CHANGE_DAYS, type AgeBand } from '@daylit/contract';
import { useId, useState } from 'react';
import { AgeChoice } from '../AgeChoice/AgeChoice.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useForm } from '../../lib/use-form.ts';

export interface AgeAnswer {
  age_band: AgeBand;
  /** Present where the member has read what follows and the server wants that confirmed. */
  confirm?: true;
}

interface AgeChangeModalProps {
  /** The age that counts now. */
  age_band: AgeBand | undefined;
  onSubmit: (answer: AgeAnswer) => void;
  /** Closes without a change. */
  onClose: () => void;
}

const LATER = `An older age counts after ${AGE_CHANGE_DAYS} days, and we mail you at once. Until then nothing changes, and you can keep 13 to 17.`;
const YOUNGER = `What is for adults is left out at once, and no plan is sold to you. An older age then counts only after ${AGE_CHANGE_DAYS} days.`;

/** Asks for another age, and says what follows before it is saved. */
export function AgeChangeModal({ age_band, onSubmit, onClose }: AgeChangeModalProps) {
  const formId = useId();
  const [chosen, setChosen] = useState(age_band);
  const isErasing = chosen === 'under_13';
  const isWaiting = age_band === '13-17' && chosen !== '13-17' && !isErasing;
  const isYounger = chosen === '13-17' && age_band !== '13-17';
  const { errors, formProps } = useForm(
    (entered) => ({ age_band: entered.has('age_band') ? undefined : 'Please choose your age.' }),
    () => {
      if (chosen !== undefined)
        onSubmit({ age_band: chosen, ...((isErasing || isWaiting) && { confirm: true }) });
    },
  );
  return (
    <Modal
      title="Change your age"
      description="Your age decides what we suggest, and what we leave out."
      onClose={onClose}
      actions={
        <>
          <Button variant="tonal" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant={isErasing ? 'danger' : 'primary'}>
            {isErasing ? 'Erase my account' : 'Save'}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId}>
        <AgeChoice value={chosen} onChange={setChosen} error={errors.age_band} />
        {isWaiting && <Notice>{LATER}</Notice>}
        {isYounger && <Notice>{YOUNGER}</Notice>}
      </form>
    </Modal>
  );
}
