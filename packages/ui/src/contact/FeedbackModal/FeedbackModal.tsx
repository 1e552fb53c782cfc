import { useId } from 'react';
import { FEEDBACK_LIMITS } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { textOf } from '../../lib/use-form-errors.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import styles from './FeedbackModal.module.css';

export interface FeedbackModalProps {
  /** State of the feedback. While busy, a second submit is ignored; once done, thanks replace the form. */
  sending: ActionState;
  /** Receives a trimmed, non-empty message. The app adds the page it was written on (`source`). */
  onSubmit: (feedback: { message: string }) => void;
  /** Called by Cancel, the close button, Escape and a click outside. The entered text is lost. */
  onClose: () => void;
}

/** Feedback to the makers of the product, from the footer or the end of a report. */
export function FeedbackModal({ sending, onSubmit, onClose }: FeedbackModalProps) {
  const formId = useId();
  const { errors, formProps } = useForm(
    (entered) => ({
      message: textOf(entered, 'message') === '' ? 'Please enter your feedback.' : undefined,
    }),
    (entered) => onSubmit({ message: textOf(entered, 'message') }),
  );

  const failure = failureOf(sending, 'Failed to send feedback.');

  if (sending.state === 'done') {
    return (
      <Modal title="Send Feedback" onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
        <Notice tone="success" ref={takeFocus} tabIndex={-1}>
          Thanks for your feedback!
        </Notice>
      </Modal>
    );
  }

  return (
    <Modal
      title="Send Feedback"
      onClose={onClose}
      actions={
        <>
          <Button variant="tonal" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={sending.state === 'busy'}>
            {sending.state === 'busy' ? 'Sending…' : 'Submit'}
          </Button>
        </>
      }
    >
      <form {...formProps} id={formId} className={styles.Form}>
        <TextArea
          label="Your feedback"
          name="message"
          rows={3}
          maxLength={FEEDBACK_LIMITS.message.maxLength}
          required
          error={errors.message}
        />
        <Failure>{failure}</Failure>
      </form>
    </Modal>
  );
}
