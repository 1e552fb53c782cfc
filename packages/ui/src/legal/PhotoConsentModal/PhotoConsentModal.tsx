import { type FormEvent, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import styles from './PhotoConsentModal.module.css';

export interface PhotoConsentModalProps {
  /**
   * Exactly what is agreed to, as the server records it: what is analysed, what becomes of the photo, where it is
   * processed, how to withdraw. Blank lines part the paragraphs.
   */
  text: string;
  /** The version of that text. */
  version: string;
  onAccept: () => void;
  /** Also called by Escape and the close button: no answer is a no. */
  onDecline: () => void;
  /** The answer is being stored. Default false. */
  busy?: boolean;
  /** Why it could not be stored. */
  error?: string | undefined;
}

/** Asks, before the first photo and apart from the terms, whether photos of the face may be analysed. Never ticked ahead. */
export function PhotoConsentModal({
  text,
  version,
  onAccept,
  onDecline,
  busy = false,
  error,
}: PhotoConsentModalProps) {
  const [isTicked, setIsTicked] = useState(false);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isTicked && !busy) onAccept();
  };

  return (
    <Modal
      title="Your photo, your choice"
      description={text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      size="medium"
      onClose={onDecline}
    >
      <form className={styles.Form} onSubmit={handleSubmit}>
        <Checkbox
          label="I agree that photos of my face are analysed as described here."
          checked={isTicked}
          onCheckedChange={setIsTicked}
        />
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
        <div className={styles.Actions}>
          <Button variant="tonal" onClick={onDecline}>
            Not now
          </Button>
          <Button type="submit" disabled={!isTicked} busy={busy}>
            Agree
          </Button>
        </div>
        <p className={styles.Version}>Version {version}</p>
      </form>
    </Modal>
  );
}
