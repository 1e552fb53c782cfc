import { useRef } from 'react';
import { NEW_PASSWORD_LIMITS, type Passkey } from '@daylit/contract';
import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { NewPassword } from '../../parts/NewPassword/NewPassword.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { formatDate } from '../../lib/format-date.ts';
import { takeFocus } from '../../lib/take-focus.ts';
import { type ActionState, failureOf, refusalOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import styles from '../../parts/AuthLayout/auth-form.module.css';
import { resetErrors } from './reset-errors.ts';

export interface ResetPasswordScreenProps {
  /**
   * While busy, the form ignores a second submit. Once done, the server's message replaces it, and the app
   * opens the login 2 seconds later where no passkeys are left. A refused password is reported at its field.
   */
  reset: ActionState<'new_password'>;
  /** The passkeys that still sign in, newest first. Known once the password is saved. */
  passkeys?: readonly Passkey[];
  /** The URL contains no token: the screen says so from the start and sends nothing. Default false. */
  isLinkMissing?: boolean;
  /** The server's minimum number of characters. Default 8. */
  minPasswordLength?: number;
  /**
   * Receives a password that was entered twice and is long enough, and whether the passkeys go with the old
   * one. The server refuses common passwords. Add the token of the URL.
   */
  onSubmit: (reset: { new_password: string; remove_passkeys?: true }) => void;
}

const NO_PASSKEYS: readonly Passkey[] = [];

const FALLBACK = 'Reset failed.';

/** Sets a new password after the link in a mail was opened. After a failure the entered data stays. */
export function ResetPasswordScreen({
  reset,
  passkeys = NO_PASSKEYS,
  isLinkMissing = false,
  minPasswordLength = NEW_PASSWORD_LIMITS.minLength,
  onSubmit,
}: ResetPasswordScreenProps) {
  const missingRef = useRef<HTMLDivElement>(null);
  const { errors, formProps } = useForm(
    (entered) => resetErrors(entered, minPasswordLength),
    (entered) => {
      if (isLinkMissing) missingRef.current?.focus();
      else
        onSubmit({
          new_password: String(entered.get('new_password')),
          ...(entered.has('remove_passkeys') && { remove_passkeys: true }),
        });
    },
    refusalOf(reset, FALLBACK),
  );

  const failure = failureOf(reset, FALLBACK);

  if (reset.state === 'done') {
    return (
      <AuthLayout artTitle="Good to see you again." narrowArt="peek">
        <h1 className={styles.Title}>New password</h1>
        <div className={styles.Form}>
          <Notice tone="success" ref={takeFocus} tabIndex={-1}>
            {`${reset.message ?? 'Your new password is saved.'}${passkeys.length === 0 ? ' We take you to the login in 2 seconds.' : ''}`}
          </Notice>
          {passkeys.length > 0 && <LeftPasskeys passkeys={passkeys} />}
          <ButtonLink href="/login" size="large" width="full">
            Login
          </ButtonLink>
        </div>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout artTitle="Good to see you again." narrowArt="none">
      <h1 className={styles.Title}>New password</h1>
      <form {...formProps} className={styles.Form}>
        <NewPassword
          minLength={minPasswordLength}
          error={errors.new_password}
          confirmError={errors.confirm_password}
        />
        {isLinkMissing && (
          <Notice tone="danger" ref={missingRef} tabIndex={-1}>
            Reset link is invalid or missing.
          </Notice>
        )}
        <Checkbox
          name="remove_passkeys"
          label="Remove every passkey of my account too. Our mail lists them, if there are any: do it if you do not know one."
        />
        <Failure>{failure}</Failure>
        <Button type="submit" size="large" width="full" busy={reset.state === 'busy'}>
          {reset.state === 'busy' ? 'Saving…' : 'Save password'}
        </Button>
        {(isLinkMissing || failure !== undefined) && (
          <Link href="/forgot-password" variant="block" className={styles.Aside}>
            Ask for a new link
          </Link>
        )}
      </form>
    </AuthLayout>
  );
}

/** A new password ends no passkey, so a stranger who added one would still get in. */
function LeftPasskeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <div>
      <p>These passkeys still sign in. If you do not know one, log in and remove it in your account:</p>
      <ul>
        {passkeys.map(({ id, name, created_at }) => (
          <li key={id}>{`${name}, added ${formatDate(created_at)}`}</li>
        ))}
      </ul>
    </div>
  );
}
