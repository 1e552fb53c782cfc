import { NEW_PASSWORD_LIMITS, REGISTRATION_LIMITS, type Registration } from '@daylit/contract';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmailField } from '../../primitives/EmailField/EmailField.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { type ProviderChoice, ProviderButtons } from '../../parts/ProviderButtons/ProviderButtons.tsx';
import { NewPassword } from '../../parts/NewPassword/NewPassword.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { textOf } from '../../lib/use-form-errors.ts';
import { type ActionState, failureOf, isUnderWay, refusalOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import { StepHeading } from '../StepHeading/StepHeading.tsx';
import { accountErrors } from './account-errors.ts';
import styles from './AccountStep.module.css';

export interface AccountStepProps {
  /**
   * State of the registration. While it is in progress, the form ignores a second submit. A refused password
   * is reported at its field.
   */
  registration: ActionState<'password'>;
  /** Data known in advance: the address in the link, and the code of an invitation. */
  defaultAccount?: Partial<Pick<Registration, 'email' | 'username' | 'invite_code'>>;
  /** The server's minimum number of characters. Default 8. */
  minPasswordLength?: number;
  /** Registers with a provider. Absent where the server has none. */
  elsewhere?: ProviderChoice;
  /** Receives valid data: equal passwords, trimmed texts. Without an invitation its code is empty. */
  onNext: (account: Required<Registration>) => void;
}

const FALLBACK = 'Registration failed';

/** Step 1 of the registration. After a failure the entered data stays. */
export function AccountStep({
  registration,
  defaultAccount,
  minPasswordLength = NEW_PASSWORD_LIMITS.minLength,
  elsewhere,
  onNext,
}: AccountStepProps) {
  const { errors, formProps } = useForm(
    (entered) => accountErrors(entered, minPasswordLength),
    (entered) =>
      onNext({
        email: textOf(entered, 'email'),
        username: textOf(entered, 'username'),
        password: String(entered.get('password')),
        invite_code: textOf(entered, 'invite_code'),
      }),
    refusalOf(registration, FALLBACK),
  );
  const failure = failureOf(registration, FALLBACK) ?? (elsewhere && failureOf(elsewhere.opening, FALLBACK));
  const isBusy = isUnderWay(registration);

  return (
    <AuthLayout artTitle="Good light is all you need." narrowArt="none">
      <StepHeading step={1} title="Create your account" lead="You need to be at least 13 years old." />
      <form {...formProps} className={styles.Form}>
        <EmailField name="email" defaultValue={defaultAccount?.email} error={errors.email} />
        <TextField
          label="Username"
          name="username"
          autoComplete="nickname"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={REGISTRATION_LIMITS.username.maxLength}
          required
          defaultValue={defaultAccount?.username}
          error={errors.username}
        />
        <NewPassword
          label="Password"
          name="password"
          minLength={minPasswordLength}
          error={errors.password}
          confirmError={errors.confirm_password}
        />
        <TextField
          label="Invite code"
          optional
          name="invite_code"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={REGISTRATION_LIMITS.invite_code.maxLength}
          defaultValue={defaultAccount?.invite_code}
        />
        <Failure>{failure}</Failure>
        <Button
          type="submit"
          size="large"
          width="full"
          busy={isBusy}
          iconAfter={isBusy ? undefined : <ArrowRight size={20} />}
          className={styles.Next}
        >
          {isBusy ? 'Creating your account…' : 'Next'}
        </Button>
        {elsewhere !== undefined && <ProviderButtons {...elsewhere} />}
        <p className={styles.Login}>
          Already registered?{' '}
          <Link href="/login" variant="block">
            Login
          </Link>
        </p>
      </form>
    </AuthLayout>
  );
}
