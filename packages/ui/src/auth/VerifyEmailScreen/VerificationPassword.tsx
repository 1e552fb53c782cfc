import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { useForm } from '../../lib/use-form.ts';
import styles from './VerificationPassword.module.css';

export interface VerificationPasswordProps {
  /** `sending` keeps the form and ignores a second submit, `failed` shows `passwordDetail`. */
  passwordStatus: 'idle' | 'sending' | 'failed';
  /** The server's reason. Default: 'Verification failed. Please try again.' */
  passwordDetail?: string | undefined;
  /** As typed, never empty. */
  onPassword: (entered: { password: string }) => void;
}

/** Asks for the password that somebody chose when they registered in another browser. */
export function VerificationPassword({
  passwordStatus,
  passwordDetail = 'Verification failed. Please try again.',
  onPassword,
}: VerificationPasswordProps) {
  const { errors, formProps } = useForm(
    (entered) => ({
      password: entered.get('password') === '' ? 'Please enter the password that you chose.' : undefined,
    }),
    (entered) => onPassword({ password: String(entered.get('password')) }),
  );

  return (
    <form {...formProps} className={styles.Form}>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      {passwordStatus === 'failed' && <Notice tone="danger">{passwordDetail}</Notice>}
      <Button type="submit" size="large" width="full" busy={passwordStatus === 'sending'}>
        {passwordStatus === 'sending' ? 'Verifying…' : 'Verify'}
      </Button>
    </form>
  );
}
