import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { type ActionState, failureOf, isUnderWay } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import styles from './VerificationPassword.module.css';

export interface VerificationPasswordProps {
  /** State of checking the password. While it is in progress, the form ignores a second submit. */
  passwordCheck: ActionState;
  /** As typed, never empty. */
  onPassword: (entered: { password: string }) => void;
}

/** Asks for the password that was chosen when the person registered in another browser. */
export function VerificationPassword({ passwordCheck, onPassword }: VerificationPasswordProps) {
  const { errors, formProps } = useForm(
    (entered) => ({
      password: entered.get('password') === '' ? 'Please enter the password that you chose.' : undefined,
    }),
    (entered) => onPassword({ password: String(entered.get('password')) }),
  );
  const failure = failureOf(passwordCheck, 'Verification failed. Please try again.');

  return (
    <form {...formProps} className={styles.Form}>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <Failure>{failure}</Failure>
      <Button type="submit" size="large" width="full" busy={isUnderWay(passwordCheck)}>
        {isUnderWay(passwordCheck) ? 'Verifying…' : 'Verify'}
      </Button>
    </form>
  );
}
