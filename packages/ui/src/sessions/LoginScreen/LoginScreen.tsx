import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import { type ProviderChoice, ProviderButtons } from '../../parts/ProviderButtons/ProviderButtons.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmailField } from '../../primitives/EmailField/EmailField.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { type ActionState, failureOf, isUnderWay } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import styles from '../../parts/AuthLayout/auth-form.module.css';
import { type FormErrors, textOf } from '../../lib/use-form-errors.ts';

export interface LoginScreenProps {
  /** State of the login. While it is in progress, the form ignores a second submit. */
  login: ActionState;
  /** False where people sign in with a provider or a passkey only: there is no form. Default true. */
  hasPasswords?: boolean;
  /** Receives two non-empty fields: the e-mail trimmed, the password as typed. */
  onSubmit: (login: { email: string; password: string }) => void;
  /** A photo that another app has shared waits for the login. Default false. */
  isPhotoWaiting?: boolean;
  /** Signs in with a passkey. Absent where the browser or the address supports none. */
  passkey?: {
    /** State of the sign-in, for which the browser opens its own dialog. */
    login: ActionState;
    onLogin: () => void;
  };
  /** Signs in with a provider. Absent where the server has none. */
  elsewhere?: ProviderChoice;
}

/** The login form. After a failure the entered data stays. */
export function LoginScreen({
  login,
  hasPasswords = true,
  onSubmit,
  isPhotoWaiting = false,
  passkey,
  elsewhere,
}: LoginScreenProps) {
  const { errors, formProps } = useForm(loginErrors, (entered) =>
    onSubmit({ email: textOf(entered, 'email'), password: String(entered.get('password')) }),
  );
  const failure = [login, passkey?.login, elsewhere?.opening]
    .flatMap((action) => (action && failureOf(action, 'Login failed')) ?? [])
    .at(0);

  return (
    <AuthLayout artTitle="Good to see you again." narrowArt="peek">
      <h1 className={styles.Title}>Login</h1>
      {!hasPasswords && (
        <WithoutPassword
          failure={failure}
          isPhotoWaiting={isPhotoWaiting}
          passkey={passkey}
          elsewhere={elsewhere}
        />
      )}
      {hasPasswords && (
        <form {...formProps} className={styles.Form}>
          {isPhotoWaiting && <PhotoWaiting />}
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
          <Failure>{failure}</Failure>
          <Button type="submit" size="large" width="full" busy={isUnderWay(login)}>
            {isUnderWay(login) ? 'Logging in…' : 'Login'}
          </Button>
          {passkey !== undefined && <PasskeyButton {...passkey} />}
          {elsewhere !== undefined && <ProviderButtons {...elsewhere} />}
        </form>
      )}
    </AuthLayout>
  );
}

function PhotoWaiting() {
  return (
    <Notice>
      Your photo waits in this tab. Log in, and you can scan it. Closing the tab forgets it, and nothing has
      been sent.
    </Notice>
  );
}

function PasskeyButton({ login, onLogin }: NonNullable<LoginScreenProps['passkey']>) {
  return (
    <Button
      variant="tonal"
      size="large"
      width="full"
      icon={<FingerprintPattern size={20} />}
      busy={isUnderWay(login)}
      onClick={onLogin}
    >
      {isUnderWay(login) ? 'Waiting for your device…' : 'Use a passkey'}
    </Button>
  );
}

interface WithoutPasswordProps {
  isPhotoWaiting: boolean;
  passkey: LoginScreenProps['passkey'];
  elsewhere: LoginScreenProps['elsewhere'];
  failure: string | undefined;
}

function WithoutPassword({ failure, isPhotoWaiting, passkey, elsewhere }: WithoutPasswordProps) {
  return (
    <>
      <p className={styles.Lead}>
        There are no passwords here. Log in with your account elsewhere, or with a passkey that you have made.
      </p>
      <div className={styles.Form}>
        {isPhotoWaiting && <PhotoWaiting />}
        <Failure>{failure}</Failure>
        {elsewhere !== undefined && <ProviderButtons {...elsewhere} />}
        {passkey !== undefined && <PasskeyButton {...passkey} />}
      </div>
    </>
  );
}

/** Fields of the login form. */
type LoginField = 'email' | 'password';

/** Missing fields. The server decides whether the password is right. */
function loginErrors(entered: FormData): FormErrors<LoginField> {
  return {
    email: textOf(entered, 'email') === '' ? 'Please enter your e-mail.' : undefined,
    password: entered.get('password') === '' ? 'Please enter your password.' : undefined,
  };
}
