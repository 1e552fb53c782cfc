import { useState } from 'react';
import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmailField } from '../../primitives/EmailField/EmailField.tsx';
import { emailError } from '../../lib/field-errors.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { takeFocus } from '../../lib/take-focus.ts';
import { textOf } from '../../lib/use-form-errors.ts';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import styles from '../../parts/AuthLayout/auth-form.module.css';

export interface ForgotPasswordScreenProps {
  /**
   * While busy, the form ignores a second submit. Once done, the server's message replaces it: the same for
   * known and unknown addresses.
   */
  request: ActionState;
  /** Receives a trimmed, well-formed address. */
  onSubmit: (request: { email: string }) => void;
  /** Returns to the form with the address in it, because it was mistyped or no mail arrived. */
  onRetry: () => void;
}

/** Requests a mail with a link for a new password. */
export function ForgotPasswordScreen({ request, onSubmit, onRetry }: ForgotPasswordScreenProps) {
  const [askedFor, setAskedFor] = useState('');
  const { errors, formProps } = useForm(
    (entered) => ({ email: emailError(textOf(entered, 'email')) }),
    (entered) => {
      const email = textOf(entered, 'email');
      setAskedFor(email);
      onSubmit({ email });
    },
  );

  const failure = failureOf(request, 'Request failed');

  if (request.state === 'done') {
    return (
      <AuthLayout artTitle="Good to see you again." narrowArt="peek">
        <h1 className={styles.Title}>Check your e-mail</h1>
        <div className={styles.Form}>
          <Notice tone="success" ref={takeFocus} tabIndex={-1}>
            {request.message ?? 'If this address has an account, a link is on its way to it.'}
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
        <Failure>{failure}</Failure>
        <Button type="submit" size="large" width="full" busy={request.state === 'busy'}>
          {request.state === 'busy' ? 'Sending…' : 'Send link'}
        </Button>
      </form>
    </AuthLayout>
  );
}
