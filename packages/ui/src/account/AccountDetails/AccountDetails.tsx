import { type Account, type AccountUpdate, NEW_PASSWORD_LIMITS, USERNAME_LIMITS } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmailField } from '../../primitives/EmailField/EmailField.tsx';
import { emailError } from '../../lib/field-errors.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { type ActionState, failureOf, type Loaded } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import { type FormErrors, textOf } from '../../lib/use-form-errors.ts';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import area from '../account.module.css';
import { ChangePassword } from '../ChangePassword/ChangePassword.tsx';
import { passwordErrors } from '../ChangePassword/password-errors.ts';
import { DetailsWaiting } from './DetailsWaiting.tsx';

/** Fields of the form, named as the API names them. */
export type AccountField = 'email' | 'username' | 'current_password' | 'new_password';

export interface AccountDetailsProps {
  /** What the form begins with. */
  account: Loaded<Account>;
  /** While busy, the form stays and ignores a second Save; done empties the passwords. A failure stands at its field. */
  save: ActionState<AccountField>;
  /** Once saved: the address that a confirmation mail went to. The old one stays until it is opened. */
  pendingEmail?: string | undefined;
  /** Characters that a new password needs. Default 8. */
  minPasswordLength?: number;
  /** Everything that the form holds. The passwords only come when there is a new one. */
  onSave: (change: AccountUpdate) => void;
  /** Asks for the account again. */
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
  );
  const failure = failureOf(save, FALLBACK);
  const shown = { ...refusedField(save), ...definedOf(errors) };

  return (
    <SectionCard title="Your details">
      <form {...formProps} className={area.Form}>
        <EmailField name="email" defaultValue={account.email} error={shown.email} />
        <TextField
          label="Username"
          name="username"
          autoComplete="nickname"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={USERNAME_LIMITS.maxLength}
          required
          defaultValue={account.username}
          error={shown.username}
        />
        <ChangePassword errors={shown} minPasswordLength={minPasswordLength} />
        {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
        {save.state === 'done' && (
          <Notice ref={resetForm} tone="success">
            Your changes are saved.
            {pendingEmail !== undefined &&
              ` We sent a link to ${pendingEmail}. Until you open it, your e-mail stays ${account.email}.`}
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
 * The `ref` of what says that everything is saved: the passwords go, and the fields show the account again. A new
 * address is not the account's before it is confirmed.
 */
function resetForm(notice: HTMLElement | null): void {
  notice?.closest('form')?.reset();
}

function changeOf(entered: FormData): AccountUpdate {
  const new_password = String(entered.get('new_password'));
  return {
    email: textOf(entered, 'email'),
    username: textOf(entered, 'username'),
    ...(new_password !== '' && { new_password, current_password: String(entered.get('current_password')) }),
  };
}

/** What the server found wrong with one field. */
function refusedField(save: ActionState<AccountField>): FormErrors<AccountField> {
  return save.state === 'failed' && save.at !== undefined ? { [save.at]: save.detail ?? FALLBACK } : {};
}

/** What the browser finds stands before what the server found, and its silence does not hide it. */
function definedOf(errors: FormErrors<AccountField>): FormErrors<AccountField> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
