import { type Account, type AccountUpdate, NEW_PASSWORD_LIMITS, USERNAME_LIMITS } from '@daylit/contract';
import { sentences } from '../../lib/sentences.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmailField } from '../../primitives/EmailField/EmailField.tsx';
import { emailError } from '../../lib/field-errors.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { type ActionState, failureOf, type Loaded, refusalOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import { textOf } from '../../lib/use-form-errors.ts';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import area from '../account.module.css';
import { ChangePassword } from '../ChangePassword/ChangePassword.tsx';
import { passwordErrors } from '../ChangePassword/password-errors.ts';
import { DetailsWaiting } from './DetailsWaiting.tsx';

/** Fields of the form, with their names in the API. */
export type AccountField = 'email' | 'username' | 'current_password' | 'new_password';

export interface AccountDetailsProps {
  /** The initial values of the form. */
  account: Loaded<Account>;
  /**
   * While busy, a second Save is ignored. Once done, the passwords are emptied. Failures are at their field.
   */
  save: ActionState<AccountField>;
  /** Once saved: the address that a confirmation mail was sent to. The old one stays until then. */
  pendingEmail?: string | undefined;
  /** Minimum number of characters of a new password. Default 8. */
  minPasswordLength?: number;
  /** False where there are no passwords to change. Default true. */
  hasPasswords?: boolean;
  /** Receives all fields of the form. The passwords are included only if there is a new one. */
  onSave: (change: AccountUpdate) => void;
  /** Loads the account again. */
  onRetry?: (() => void) | undefined;
}

const FALLBACK = 'Update failed';

/** E-mail, username and password, saved together. */
export function AccountDetails({ account, ...rest }: AccountDetailsProps) {
  switch (account.state) {
    case 'waiting':
      return <DetailsWaiting />;
    case 'failed':
      return (
        <LoadProblem title="Failed to load account details." detail={account.detail} onRetry={rest.onRetry} />
      );
    case 'ready':
      return <DetailsForm account={account.value} {...rest} />;
  }
}

type DetailsFormProps = Omit<AccountDetailsProps, 'account' | 'onRetry'> & { account: Account };

function DetailsForm({
  account,
  save,
  pendingEmail,
  minPasswordLength = NEW_PASSWORD_LIMITS.minLength,
  hasPasswords = true,
  onSave,
}: DetailsFormProps) {
  const { errors, formProps } = useForm<AccountField>(
    (entered) => ({
      email: emailError(textOf(entered, 'email')),
      username: textOf(entered, 'username') === '' ? 'Please enter a username.' : undefined,
      ...passwordErrors(entered, minPasswordLength),
    }),
    (entered) => {
      if (save.state !== 'busy') onSave(changeOf(entered));
    },
    refusalOf(save, FALLBACK),
  );
  const failure = failureOf(save, FALLBACK);

  return (
    <SectionCard title="Who you are">
      <form {...formProps} className={area.Form}>
        <EmailField name="email" defaultValue={account.email} error={errors.email} />
        <TextField
          label="Username"
          name="username"
          autoComplete="nickname"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={USERNAME_LIMITS.maxLength}
          required
          defaultValue={account.username}
          error={errors.username}
        />
        {hasPasswords && <ChangePassword errors={errors} minPasswordLength={minPasswordLength} />}
        <Failure>{failure}</Failure>
        {save.state === 'done' && (
          <Notice ref={resetForm} tone="success">
            {sentences(
              'Your changes are saved.',
              pendingEmail !== undefined &&
                `We sent a link to ${pendingEmail}. Until you open it, your e-mail stays ${account.email}.`,
            )}
          </Notice>
        )}
        <Button type="submit" width="full" busy={save.state === 'busy'}>
          {save.state === 'busy' ? 'Saving…' : 'Save'}
        </Button>
      </form>
    </SectionCard>
  );
}

/**
 * A `ref` for the message that everything is saved. It empties the passwords and resets the fields to the
 * account: a new address is not part of it until it is confirmed.
 */
function resetForm(notice: HTMLElement | null): void {
  notice?.closest('form')?.reset();
}

function changeOf(entered: FormData): AccountUpdate {
  const new_password = String(entered.get('new_password') ?? '');
  return {
    email: textOf(entered, 'email'),
    username: textOf(entered, 'username'),
    ...(new_password !== '' && { new_password, current_password: String(entered.get('current_password')) }),
  };
}
