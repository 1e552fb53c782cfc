import { type ProviderRegistration, REGISTRATION_LIMITS } from '@daylit/contract';
import { emailError } from '../../lib/field-errors.ts';
import { type ActionState, failureOf, isUnderWay } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import { type FormErrors, textOf } from '../../lib/use-form-errors.ts';
import { AuthLayout } from '../../parts/AuthLayout/AuthLayout.tsx';
import styles from '../../parts/AuthLayout/auth-form.module.css';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChoiceGroup } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { ChoiceTile } from '../../primitives/ChoiceTile/ChoiceTile.tsx';
import { EmailField } from '../../primitives/EmailField/EmailField.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';

export interface ProviderRegistrationScreenProps {
  /** The provider's name. */
  name: string;
  /** The address that the provider has verified; null where the person has to give one. */
  email: string | null;
  /** State of the registration. While it is in progress, the form ignores a second submit. */
  registration: ActionState;
  /** Receives valid data, also of somebody under 13, whom the server refuses. */
  onSubmit: (registration: ProviderRegistration) => void;
}

/** Makes an account for somebody who has signed in with a provider for the first time. */
export function ProviderRegistrationScreen({
  name,
  email,
  registration,
  onSubmit,
}: ProviderRegistrationScreenProps) {
  const { errors, formProps } = useForm(
    (entered) => errorsOf(entered, email === null),
    (entered) =>
      onSubmit({
        username: textOf(entered, 'username'),
        is_old_enough: entered.get('age') === 'old_enough',
        ...(email === null && { email: textOf(entered, 'email') }),
      }),
  );
  const isBusy = isUnderWay(registration);
  return (
    <AuthLayout artTitle="Good light is all you need." narrowArt="none">
      <h1 className={styles.Title}>Create your account</h1>
      <p className={styles.Lead}>
        {email === null
          ? `${name} has not confirmed an e-mail address of yours, so we send a link to the one you enter.`
          : `You signed in with ${name} as ${email}.`}
      </p>
      <form {...formProps} className={styles.Form}>
        {email === null && <EmailField name="email" error={errors.email} />}
        <TextField
          label="Username"
          name="username"
          autoComplete="nickname"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={REGISTRATION_LIMITS.username.maxLength}
          required
          error={errors.username}
        />
        <ChoiceGroup legend="How old are you?" columns="two" error={errors.age}>
          <ChoiceTile type="radio" label="13 or older" name="age" value="old_enough" />
          <ChoiceTile type="radio" label="Under 13" name="age" value="under_13" />
        </ChoiceGroup>
        <Failure>{failureOf(registration, 'Registration failed')}</Failure>
        <Button type="submit" size="large" width="full" busy={isBusy}>
          {isBusy ? 'Creating your account…' : 'Next'}
        </Button>
        <p>
          Registered here already?{' '}
          <Link href="/login" variant="block">
            Login
          </Link>
        </p>
      </form>
    </AuthLayout>
  );
}

type RegistrationField = 'email' | 'username' | 'age';

function errorsOf(entered: FormData, needsEmail: boolean): FormErrors<RegistrationField> {
  return {
    email: needsEmail ? emailError(textOf(entered, 'email')) : undefined,
    username: textOf(entered, 'username') === '' ? 'Please choose a username.' : undefined,
    age: entered.get('age') === null ? 'Please choose your age.' : undefined,
  };
}
