import { type SubmitEvent, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { POLICIES } from '../policies.ts';
import styles from './LegalAcceptanceModal.module.css';

export interface LegalAcceptanceModalProps {
  /** The box was ticked and accepted: save it with the server's time. */
  onAccept: () => void;
  /** Declining ends the session: the app cannot be used without acceptance. */
  onCancel: () => void;
  /** State of saving the acceptance. After a failure the tick stays. */
  acceptance: ActionState;
}

/** Covers the app until the policies are accepted. It cannot be closed; Cancel logs out. */
export function LegalAcceptanceModal({ acceptance, onAccept, onCancel }: LegalAcceptanceModalProps) {
  const [isTicked, setIsTicked] = useState(false);
  const failure = failureOf(acceptance, 'Something went wrong. Please try again.');
  const isBusy = acceptance.state === 'busy';
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isTicked && !isBusy) onAccept();
  };

  return (
    <Modal
      title="Before you continue"
      description="Daylit gives information about how skin looks in a photo. It is not medical advice."
    >
      <ul className={styles.Policies}>
        {POLICIES.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link href={`/terms#${anchor}`} newTab variant="block">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <form className={styles.Form} onSubmit={handleSubmit}>
        <Checkbox
          label="I have read and agree to the Terms of Service, Privacy Policy, and Medical Disclaimer, and confirm that I am at least 13 years old."
          checked={isTicked}
          onCheckedChange={setIsTicked}
        />
        <Failure>{failure}</Failure>
        <Button type="submit" size="large" width="full" disabled={!isTicked} busy={isBusy}>
          {isBusy ? 'Saving…' : 'Accept'}
        </Button>
        <Button variant="quiet" width="full" onClick={onCancel}>
          Cancel
        </Button>
      </form>
    </Modal>
  );
}
