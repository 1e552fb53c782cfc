import type { Consent } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { CONSENT_TITLES } from './consent-words.ts';
import { ConsentText } from './ConsentRow.tsx';

export interface ConsentDialogProps {
  /** The current decision about photos: the dialog offers the opposite one. */
  consent: Consent;
  /** State of saving the decision. */
  decision: ActionState;
  /** Confirms the opposite decision. */
  onConfirm: () => void;
  /** Leaves the consent unchanged. Also called by Escape and the close button. */
  onClose: () => void;
}

/**
 * Explains the consequences before the consent to the analysis of photos is withdrawn, and shows the whole
 * text before it is given.
 */
export function ConsentDialog({ consent, decision, onConfirm, onClose }: ConsentDialogProps) {
  const failure = failureOf(decision, 'This could not be saved. Please try again.');
  return (
    <Modal
      title={consent.granted ? 'Withdraw this consent?' : CONSENT_TITLES[consent.purpose]}
      description={
        consent.granted ? (
          <p>
            No more photos are analyzed, so there are no new reports. Your reports stay until you delete your
            account. You can agree again at any time.
          </p>
        ) : (
          <ConsentText text={consent.text} />
        )
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="tonal" onClick={onClose}>
            {consent.granted ? 'Keep it' : 'Not now'}
          </Button>
          <Button busy={decision.state === 'busy'} onClick={onConfirm}>
            {consent.granted ? 'Withdraw' : 'I agree'}
          </Button>
        </>
      }
    >
      <Failure>{failure}</Failure>
    </Modal>
  );
}
