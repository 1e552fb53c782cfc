import Globe from 'lucide-react/icons/globe';
import Image from 'lucide-react/icons/image';
import Server from 'lucide-react/icons/server';
import Trash2 from 'lucide-react/icons/trash-2';
import { type SubmitEvent, useId, useState } from 'react';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { TipList } from '../../parts/TipList/TipList.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { AcceptedPolicies } from './AcceptedPolicies.tsx';
import styles from './FirstPhotoSheet.module.css';

export interface FirstPhotoSheetProps {
  /** The exact text of the photo consent, as the server records it. Blank lines separate paragraphs. */
  text: string;
  /** The version of the text, shown below it. */
  version: string;
  /** Whether the terms are asked for in the same sheet. Without them only the consent is. */
  asksForTerms: boolean;
  /** The member has scans already, so this is not about a first photo. Default false. */
  hasScans?: boolean;
  /** A model outside this server words the reports, with the member's consent. Default false. */
  hasOutsideModel?: boolean;
  /** State of saving the answers. After a failure the ticks stay. */
  saving: ActionState;
  /** Called by Accept or Continue: whether photos may be analyzed. The terms, if asked for, are accepted. */
  onSubmit: (answer: { photo_analysis: boolean }) => void;
  /** Called by Cancel, which logs out, or by Not now and Escape, which means no. */
  onCancel: () => void;
}

const READ_HERE = { icon: <Server size={20} />, text: 'This server reads it. Nobody else does.' };
const READ_OUTSIDE = {
  icon: <Globe size={20} />,
  text: 'This server measures it. A cut-out goes to the AI model that you allowed.',
};
const KEPT = [
  { icon: <Trash2 size={20} />, text: 'The original is deleted right after the scan.' },
  { icon: <Image size={20} />, text: 'A small picture stays with your report. You can delete it.' },
];

/**
 * Asks, when a photo waits to be sent, for the consent to analyze photos of the face and, in a box of its
 * own, for the terms if they are not accepted yet. Neither box moves the other.
 *
 * **Don't** tick a box in advance, or make the consent a condition of the terms.
 */
export function FirstPhotoSheet({
  text,
  version,
  asksForTerms,
  hasScans = false,
  hasOutsideModel = false,
  saving,
  onSubmit,
  onCancel,
}: FirstPhotoSheetProps) {
  const formId = useId();
  const [mayAnalyze, setMayAnalyze] = useState(false);
  const [isAccepted, setIsAccepted] = useState(false);
  const failure = failureOf(saving, 'Something went wrong. Please try again.');
  const isBusy = saving.state === 'busy';
  const isComplete = asksForTerms ? isAccepted : mayAnalyze;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete && !isBusy) onSubmit({ photo_analysis: mayAnalyze });
  };

  return (
    <Modal
      title={hasScans ? 'Before your next photo' : 'Before your first photo'}
      size="medium"
      {...(!asksForTerms && { onClose: onCancel })}
    >
      <TipList tips={[hasOutsideModel ? READ_OUTSIDE : READ_HERE, ...KEPT]} />
      <form id={formId} className={styles.Form} onSubmit={handleSubmit}>
        <div className={styles.Choice}>
          <Checkbox
            label={
              <span>
                <strong>Yes, analyze my photos.</strong> I can take this back at any time.
              </span>
            }
            checked={mayAnalyze}
            onCheckedChange={setMayAnalyze}
          />
          <Fold summary="The full text of this consent" className={styles.Text}>
            {text.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className={styles.Note}>{`Version ${version}`}</p>
          </Fold>
        </div>
        {asksForTerms && <AcceptedPolicies checked={isAccepted} onCheckedChange={setIsAccepted} />}
        <Failure>{failure}</Failure>
        <div className={styles.Actions}>
          <Button variant="tonal" size="large" onClick={onCancel}>
            {asksForTerms ? 'Cancel' : 'Not now'}
          </Button>
          <Button type="submit" size="large" disabled={!isComplete} busy={isBusy}>
            {isBusy ? 'Saving…' : asksForTerms ? 'Accept' : 'Continue'}
          </Button>
        </div>
        <p className={styles.Note}>
          {asksForTerms
            ? 'The first box is your choice, the second is needed. Cancel logs you out. Your photo has not been sent.'
            : 'Your photo has not been sent.'}
        </p>
      </form>
    </Modal>
  );
}
