import { useState } from 'react';
import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmailField } from '../../primitives/EmailField/EmailField.tsx';
import { emailError } from '../../lib/field-errors.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { textOf } from '../../lib/use-form-errors.ts';
import { useForm } from '../../lib/use-form.ts';
import styles from '../auth-form.module.css';

export interface ForgotPasswordScreenProps {
  /** `sending` keeps the form and ignores a second submit, `sent` replaces it by `message`, `failed` shows `detail`. */
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** The server's sentence for `sent`, the same for known and unknown addresses. Default: our own words. */
  message?: string | undefined;
  /** The server's reason for `failed`. Default: 'Request failed'. */
  detail?: string | undefined;
  /** With an address of the right shape, without spaces around it. */
  onSubmit: (request: { email: string }) => void;
  /** Back to the form after `sent`, which shows the address again: it was mistyped, or no mail came. */
  onRetry: () => void;
}

/** Asks for the mail with which a new password is set. */
export function ForgotPasswordScreen({
  status,
  message = 'If this address has an account, a link is on its way to it.',
  detail = 'Request failed',
  onSubmit,
  onRetry,
}: ForgotPasswordScreenProps) {
  const [askedFor, setAskedFor] = useState('');
  const { errors, formProps } = useForm(
    (entered) => ({ email: emailError(textOf(entered, 'email')) }),
    (entered) => {
      const email = textOf(entered, 'email');
      setAskedFor(email);
      onSubmit({ email });
    },
  );

  if (status === 'sent') {
    return (
      <AuthLayout artTitle="Good to see you again." narrowArt="peek">
        <h1 className={styles.Title}>Check your e-mail</h1>
        <div className={styles.Form}>
          <Notice tone="success" ref={takeFocus} tabIndex={-1}>
            {message}
          </Notice>
          <Link href="/login" variant="block" className={styles.Aside}>
            Back to login
          </Link>
          <Button variant="quiet" onClick={onRetry} className={styles.Back}>
            Send another link
          </Button>
        </div>
      </AuthLayout>
    );
  }

  return (
    <AuthLayout artTitle="Good to see you again." narrowArt="peek">
      <h1 className={styles.Title}>Forgot password</h1>
      <p className={styles.Lead}>Enter your e-mail and we will send you a link.</p>
      <form {...formProps} className={styles.Form}>
        <EmailField name="email" defaultValue={askedFor} error={errors.email} />
        {status === 'failed' && <Notice tone="danger">{detail}</Notice>}
        <Button type="submit" size="large" width="full" busy={status === 'sending'}>
          {status === 'sending' ? 'Sending…' : 'Send link'}
        </Button>
      </form>
    </AuthLayout>
  );
}
