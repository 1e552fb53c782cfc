import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import area from '../account.module.css';

export interface ConfirmPasswordModalProps {
  /** State of the repeated call. A wrong password is a failure of its field. */
  confirmation: ActionState<'current_password'>;
  /** Why the server asks: the `detail` of the 403. Default: our own sentence. */
  reason?: string | undefined;
  /** Repeats the call that was answered with 403, with the password. */
  onConfirm: (confirmation: { current_password: string }) => void;
  /** Cancels without a change. Also called by Escape and the close button. */
  onClose: () => void;
}

/** Asks for the password again before a change that decides who can sign in. */
export function ConfirmPasswordModal({
  confirmation,
  reason = 'You signed in a while ago. Your password shows that it is still you.',
  onConfirm,
  onClose,
}: ConfirmPasswordModalProps) {
  const { errors, formProps } = useForm<'current_password'>(
    (entered) => ({
      current_password: entered.get('current_password') === '' ? 'Please enter your password.' : undefined,
    }),
    (entered) => {
      if (confirmation.state !== 'busy')
        onConfirm({ current_password: String(entered.get('current_password')) });
    },
  );
  const refusal = failureOf(confirmation, 'This is not your current password.', 'current_password');
  const failure = failureOf(confirmation, 'Network error.');

  return (
    <Modal title="Enter your password" description={reason} onClose={onClose}>
      <form {...formProps} className={area.Form}>
        <PasswordField
          label="Current password"
          name="current_password"
          autoComplete="current-password"
          required
          error={errors.current_password ?? refusal}
        />
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" width="full" busy={confirmation.state === 'busy'}>
          {confirmation.state === 'busy' ? 'Checking…' : 'Confirm'}
        </Button>
        <Button variant="quiet" width="full" onClick={onClose}>
          Cancel
        </Button>
      </form>
    </Modal>
  );
}
