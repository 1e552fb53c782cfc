import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { CodeField } from '../../primitives/CodeField/CodeField.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { type FormErrors, textOf } from '../../lib/use-form-errors.ts';
import { type ActionState, failureOf, isUnderWay } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import styles from '../../parts/AuthLayout/auth-form.module.css';

export interface TwoFactorScreenProps {
  /** While it is in progress, a second submit is ignored. A failure is shown below the code. */
  verification: ActionState;
  /** Receives six digits or a backup code, without spaces. */
  onSubmit: (secondFactor: { code: string }) => void;
  /** Cancels the login, for example when the authenticator app is on another device. */
  onCancel: () => void;
}

/** The second step of the login. */
export function TwoFactorScreen({ verification, onSubmit, onCancel }: TwoFactorScreenProps) {
  const { errors, formProps } = useForm(codeErrors, (entered) => onSubmit({ code: codeOf(entered) }));

  return (
    <AuthLayout artTitle="Good to see you again." narrowArt="peek">
      <h1 ref={takeFocus} tabIndex={-1} className={styles.Title}>
        One more step
      </h1>
      <p className={styles.Lead}>
        Enter the 6-digit code from your authenticator app, or one of your backup codes.
      </p>
      <form {...formProps} className={styles.Form}>
        <CodeField
          label="Code"
          name="code"
          maxLength={40}
          required
          error={errors.code ?? failureOf(verification, '2FA verification failed')}
        />
        <Button type="submit" size="large" width="full" busy={isUnderWay(verification)}>
          {isUnderWay(verification) ? 'Verifying…' : 'Verify'}
        </Button>
        <Button variant="quiet" onClick={onCancel} className={styles.Back}>
          Back to login
        </Button>
      </form>
    </AuthLayout>
  );
}

function codeErrors(entered: FormData): FormErrors<'code'> {
  return { code: codeOf(entered) === '' ? 'Please enter a code.' : undefined };
}

/** The code without spaces: authenticator apps show one in the middle, and people type it. */
function codeOf(entered: FormData): string {
  return textOf(entered, 'code').replaceAll(/\s/g, '');
}
