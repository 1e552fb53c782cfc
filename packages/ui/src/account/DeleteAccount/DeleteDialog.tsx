import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import { textOf } from '../../lib/use-form-errors.ts';
import area from '../account.module.css';

/** The word to type. */
const CONFIRMATION = 'DELETE';

export interface DeleteDialogProps {
  /** State of the deletion. A wrong password is a failure of its field. */
  deletion: ActionState<'current_password'>;
  /** Called after both confirmations. The answer is the receipt for `AccountErasedScreen`. */
  onDelete: (deletion: { current_password: string; confirm: true }) => void;
  /** Cancels without a change. */
  onClose: () => void;
}

/** What is deleted, what is kept, and two confirmations. */
export function DeleteDialog({ deletion, onDelete, onClose }: DeleteDialogProps) {
  const { errors, formProps } = useForm<'confirm' | 'current_password'>(
    (entered) => ({
      confirm:
        textOf(entered, 'confirm').toUpperCase() === CONFIRMATION
          ? undefined
          : `Please type ${CONFIRMATION}.`,
      current_password: entered.get('current_password') === '' ? 'Please enter your password.' : undefined,
    }),
    (entered) => {
      if (deletion.state === 'busy') return;
      onDelete({ current_password: String(entered.get('current_password')), confirm: true });
    },
  );
  const refusal = failureOf(deletion, 'This is not your current password.', 'current_password');
  const failure = failureOf(deletion, 'Your account could not be deleted. Please try again.');

  return (
    <Modal
      title="Delete your account?"
      size="medium"
      description={
        <>
          <p>What goes, at once:</p>
          <ul className={area.Bullets}>
            <li>your details, answers, consents and sign-ins</li>
            <li>all reports and their small pictures</li>
            <li>your care plan and your chats</li>
            <li>your plan and what is left of it</li>
          </ul>
          <p>
            What stays: a receipt that tells nothing about you, and what the law makes a payment provider keep
            if you ever paid. Nobody can bring the rest back, and neither can we.
          </p>
        </>
      }
      onClose={onClose}
    >
      <form {...formProps} className={area.Form}>
        <TextField
          label={`Type ${CONFIRMATION} to confirm`}
          name="confirm"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
          error={errors.confirm}
        />
        <PasswordField
          label="Current password"
          name="current_password"
          autoComplete="current-password"
          required
          error={errors.current_password ?? refusal}
        />
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <Button variant="tonal" width="full" onClick={onClose}>
          Keep my account
        </Button>
        <Button type="submit" variant="danger" width="full" busy={deletion.state === 'busy'}>
          {deletion.state === 'busy' ? 'Deleting…' : 'Delete for good'}
        </Button>
      </form>
    </Modal>
  );
}
