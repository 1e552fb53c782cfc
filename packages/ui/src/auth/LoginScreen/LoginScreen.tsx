import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmailField } from '../../primitives/EmailField/EmailField.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { textOf } from '../../lib/use-form-errors.ts';
import { useForm } from '../../lib/use-form.ts';
import styles from '../auth-form.module.css';
import { loginErrors } from './login-errors.ts';

export interface LoginScreenProps {
  /** `sending` keeps the form and ignores a second submit, `failed` shows `detail`. */
  status: 'idle' | 'sending' | 'failed';
  /** The server's reason. Default: 'Login failed'. */
  detail?: string | undefined;
  /** Neither field is empty; the e-mail without spaces around, the password as typed. */
  onSubmit: (login: { email: string; password: string }) => void;
}

/** Signing in. What was typed stays when it fails. */
export function LoginScreen({ status, detail = 'Login failed', onSubmit }: LoginScreenProps) {
  const { errors, formProps } = useForm(loginErrors, (entered) =>
    onSubmit({ email: textOf(entered, 'email'), password: String(entered.get('password')) }),
  );

  return (
    <AuthLayout artTitle="Good to see you again." narrowArt="peek">
      <h1 className={styles.Title}>Login</h1>
      <form {...formProps} className={styles.Form}>
        <EmailField name="email" error={errors.email} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Link href="/forgot-password" variant="block" className={styles.Aside}>
          Forgot password?
        </Link>
        {status === 'failed' && <Notice tone="danger">{detail}</Notice>}
        <Button type="submit" size="large" width="full" busy={status === 'sending'}>
          {status === 'sending' ? 'Logging in…' : 'Login'}
        </Button>
      </form>
    </AuthLayout>
  );
}
