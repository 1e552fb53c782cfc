import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { useForm } from '../../lib/use-form.ts';
import area from '../account.module.css';

export interface ConfirmPasswordModalProps {
  /** `refused` is about the password, `failed` about everything else. */
  status: 'idle' | 'sending' | 'refused' | 'failed';
  /** The server's reason for `refused` or `failed`. Default: ours. */
  detail?: string | undefined;
  /** Why the server asks: the `detail` of the 403. Default: ours. */
  reason?: string | undefined;
  /** Sends the call again that was answered 403, with the password beside it. */
  onConfirm: (confirmation: { current_password: string }) => void;
  /** Gives up: nothing has changed. Also called by Escape and the close button. */
  onClose: () => void;
}

/** Asks for the password again before something that decides who can sign in. */
export function ConfirmPasswordModal({
  status,
  detail,
  reason = 'You signed in a while ago. Your password shows that it is still you.',
  onConfirm,
  onClose,
}: ConfirmPasswordModalProps) {
  const { errors, formProps } = useForm<'current_password'>(
    (entered) => ({
      current_password: entered.get('current_password') === '' ? 'Please enter your password.' : undefined,
    }),
    (entered) => {
      if (status !== 'sending') onConfirm({ current_password: String(entered.get('current_password')) });
    },
  );
  const refusal = status === 'refused' ? (detail ?? 'This is not your current password.') : undefined;

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
        {status === 'failed' && <Notice tone="danger">{detail ?? 'Network error.'}</Notice>}
        <Button type="submit" width="full" busy={status === 'sending'}>
          {status === 'sending' ? 'Checking…' : 'Confirm'}
        </Button>
        <Button variant="quiet" width="full" onClick={onClose}>
          Cancel
        </Button>
      </form>
    </Modal>
  );
}
