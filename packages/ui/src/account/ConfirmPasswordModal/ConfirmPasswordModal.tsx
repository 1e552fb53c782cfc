import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { type ProviderChoice, ProviderButtons } from '../../parts/ProviderButtons/ProviderButtons.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import area from '../account.module.css';
import styles from './ConfirmPasswordModal.module.css';

export interface ConfirmPasswordModalProps {
  /** State of the repeated call. A wrong password is a failure of its field. */
  confirmation: ActionState<'current_password'>;
  /** Why the server asks: the `detail` of the 403. Default: our own sentence. */
  reason?: string | undefined;
  /** Repeats the call that was answered with 403, with the password. */
  onConfirm: (confirmation: { current_password: string }) => void;
  /** Repeats it after a sign-in with a passkey. Absent when the member or the browser has none. */
  onPasskey?: (() => void) | undefined;
  /** The providers that this member signs in with. Opening one leaves the page, and the change with it. */
  elsewhere?: ProviderChoice | undefined;
  /** False for a member who has only signed in with a provider. Default: true. */
  hasPassword?: boolean;
  /** Cancels without a change. Also called by Escape and the close button. */
  onClose: () => void;
}

/** Asks for a sign-in before a change that decides who can sign in. Then the change continues. */
export function ConfirmPasswordModal({
  confirmation,
  reason = 'You signed in a while ago, so please show that it is still you.',
  onConfirm,
  onPasskey,
  elsewhere,
  hasPassword = true,
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
  const isBusy = confirmation.state === 'busy';

  return (
    <Modal
      title="Please sign in again"
      description={`${reason} After that we don’t ask again for 15 minutes.`}
      onClose={onClose}
    >
      <OtherWays onPasskey={onPasskey} elsewhere={elsewhere} hasPassword={hasPassword} isBusy={isBusy} />
      {hasPassword ? (
        <form {...formProps} className={area.Form}>
          <PasswordField
            label="Current password"
            name="current_password"
            autoComplete="current-password"
            required
            error={errors.current_password ?? refusal}
          />
          <Failure>{failure}</Failure>
          <div className={styles.Buttons}>
            <Button variant="tonal" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant={onPasskey === undefined ? 'primary' : 'outline'}
              busy={isBusy}
              className={styles.Continue}
            >
              {isBusy ? 'Checking…' : 'Continue'}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <Failure>{failure}</Failure>
          <Button variant="tonal" onClick={onClose}>
            Cancel
          </Button>
        </>
      )}
    </Modal>
  );
}

type OtherWaysProps = Pick<ConfirmPasswordModalProps, 'onPasskey' | 'elsewhere' | 'hasPassword'> & {
  isBusy: boolean;
};

/** The ways without a password. */
function OtherWays({ onPasskey, elsewhere, hasPassword, isBusy }: OtherWaysProps) {
  if (onPasskey === undefined && elsewhere === undefined) return null;
  return (
    <div className={styles.Others}>
      {onPasskey !== undefined && (
        <Button
          size="large"
          width="full"
          busy={isBusy}
          icon={<FingerprintPattern size={20} />}
          onClick={onPasskey}
        >
          Use a passkey
        </Button>
      )}
      {elsewhere !== undefined && (
        <>
          <ProviderButtons {...elsewhere} />
          <p className={styles.Leaves}>This leaves the page. Come back and do what you wanted once more.</p>
          <Failure>{failureOf(elsewhere.opening, 'Network error.')}</Failure>
        </>
      )}
      {hasPassword && <p className={styles.Or}>or</p>}
    </div>
  );
}
