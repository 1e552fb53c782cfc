import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { failureOf } from '../../lib/states.ts';
import type { OutsideModel } from '../chat.ts';
import styles from './ModelConsent.module.css';

export interface ModelConsentProps extends OutsideModel {
  /** Leaves the decision unchanged. Also called by Escape and the close button. */
  onClose: () => void;
}

/**
 * Asks whether a model outside this server may answer, by its name and in the server's own text. Both
 * answers are equal, and no answer means no.
 */
export function ModelConsent({ consent, decision, onDecide, onClose }: ModelConsentProps) {
  const { granted, text, version } = consent;
  const failure = failureOf(decision, 'This could not be saved. Please try again.');
  const isBusy = decision.state === 'busy';
  const refuse = () => (granted ? onDecide({ granted: false }) : onClose());
  const allow = () => (granted ? onClose() : onDecide({ granted: true }));
  return (
    <Modal
      title={granted ? 'An outside model answers' : 'Use an outside model?'}
      description={
        <>
          <p>
            {granted
              ? 'You allowed what is written below. You can take it back at any time; later answers then stay on this server.'
              : 'Without it, everything is answered on this server.'}
          </p>
          {text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </>
      }
      size="medium"
      onClose={onClose}
      actions={
        <div className={styles.Answers}>
          <Button variant="outline" width="full" busy={isBusy && granted} onClick={refuse}>
            Keep it on this server
          </Button>
          <Button variant="outline" width="full" busy={isBusy && !granted} onClick={allow}>
            {granted ? 'Go on with the model' : 'Allow the model'}
          </Button>
        </div>
      }
    >
      <Failure>{failure}</Failure>
      <p className={styles.Version}>
        {`Consent text version ${version}. We record your choice with its date.`}
      </p>
    </Modal>
  );
}
