import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import styles from '../modal-form.module.css';

export interface PhotoConsentModalProps {
  /**
   * The exact text of the consent, as the server records it: what is analysed, what happens to the photo,
   * where it is processed, how to withdraw. Blank lines separate paragraphs.
   */
  text: string;
  /** The version of the text, shown below it. */
  version: string;
  /**
   * The company whose AI would receive the photos; asks for that consent by name. Default none: photos stay
   * on the server.
   */
  provider?: string | undefined;
  /** Called after ticking and agreeing. */
  onAccept: () => void;
  /** Also called by Escape and the close button: no answer means no. */
  onDecline: () => void;
  /** State of saving the consent. After a failure the tick stays. */
  recording: ActionState;
}

/**
 * Asks, before the first photo and separately from the terms, for consent to analyse photos of the face. If
 * another company's AI would analyse them, asks again and names the company.
 *
 * **Don't** tick it in advance, or make declining harder than agreeing.
 */
export function PhotoConsentModal({
  text,
  version,
  provider,
  recording,
  onAccept,
  onDecline,
}: PhotoConsentModalProps) {
  const formId = useId();
  const [isTicked, setIsTicked] = useState(false);
  const failure = failureOf(recording, 'Something went wrong. Please try again.');
  const isBusy = recording.state === 'busy';
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isTicked && !isBusy) onAccept();
  };

  return (
    <Modal
      title={provider === undefined ? 'Your photo, your choice' : `Your photo and ${provider}`}
      description={text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      size="medium"
      onClose={onDecline}
      actions={
        <>
          <Button variant="tonal" onClick={onDecline}>
            Not now
          </Button>
          <Button type="submit" form={formId} disabled={!isTicked} busy={isBusy}>
            {isBusy ? 'Saving…' : 'Agree'}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.Form} onSubmit={handleSubmit}>
        <Checkbox
          label={
            provider === undefined
              ? 'I agree that photos of my face are analysed as described here.'
              : `I agree that photos of my face are passed on to ${provider} as described here.`
          }
          checked={isTicked}
          onCheckedChange={setIsTicked}
        />
        <Failure>{failure}</Failure>
        <p className={styles.Version}>{`Version ${version}`}</p>
      </form>
    </Modal>
  );
}
