import { Button } from '../../primitives/Button/Button.tsx';
import { EmailField } from '../../primitives/EmailField/EmailField.tsx';
import { emailError } from '../../lib/field-errors.ts';
import { LoadProblem } from '../../parts/LoadProblem/LoadProblem.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useForm } from '../../lib/use-form.ts';
import { type FormErrors, textOf } from '../../lib/use-form-errors.ts';
import { AccountCard } from '../AccountCard/AccountCard.tsx';
import area from '../account.module.css';
import type { AccountChange, AccountFacts } from '../api-shapes.ts';
import { ChangePassword } from '../ChangePassword/ChangePassword.tsx';
import { passwordErrors } from '../ChangePassword/password-errors.ts';
import { DetailsWaiting } from './DetailsWaiting.tsx';

/** Fields of the form, named as the API names them. */
export type AccountField = 'email' | 'username' | 'current_password' | 'new_password';

export interface AccountDetailsProps {
  /** Absent until it has arrived. */
  account: AccountFacts | undefined;
  /** `saving` keeps the form and ignores a second Save; `saved` empties the passwords; `load_failed` has no account. */
  status: 'idle' | 'saving' | 'saved' | 'failed' | 'load_failed';
  /** The server's reason for `failed`. Default: 'Update failed' */
  detail?: string | undefined;
  /** The field that `detail` is about, where it stands then. Default: above Save. */
  detailField?: AccountField | undefined;
  /** With `saved`: the address that a confirmation mail went to. The old one stays until it is opened. */
  pendingEmail?: string | undefined;
  /** Characters that a new password needs. Default 8. */
  minPasswordLength?: number;
  /** Everything that the form holds. The passwords only come when there is a new one. */
  onSave: (change: AccountChange) => void;
  /** Asks for the account again, after `load_failed`. */
  onRetry?: (() => void) | undefined;
}

/** E-mail, username and password, saved together. */
export function AccountDetails({ account, ...rest }: AccountDetailsProps) {
  if (rest.status === 'load_failed') {
    return <LoadProblem title="Failed to load account details." onRetry={rest.onRetry} />;
  }
  return account === undefined ? <DetailsWaiting /> : <DetailsForm account={account} {...rest} />;
}

function DetailsForm({
  account,
  status,
  detail = 'Update failed',
  detailField,
  pendingEmail,
  minPasswordLength = 8,
  onSave,
}: AccountDetailsProps & { account: AccountFacts }) {
  const { errors, formProps } = useForm<AccountField>(
    (entered) => ({
      email: emailError(textOf(entered, 'email')),
      username: textOf(entered, 'username') === '' ? 'Please enter a username.' : undefined,
      ...passwordErrors(entered, minPasswordLength),
    }),
    (entered) => {
      if (status !== 'saving') onSave(changeOf(entered));
    },
  );
  const refused: FormErrors<AccountField> =
    status === 'failed' && detailField !== undefined ? { [detailField]: detail } : {};
  const shown = { ...refused, ...definedOf(errors) };

  return (
    <AccountCard title="Your details">
      <form {...formProps} className={area.Form}>
        <EmailField name="email" defaultValue={account.email} error={shown.email} />
        <TextField
          label="Username"
          name="username"
          autoComplete="nickname"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={60}
          required
          defaultValue={account.username}
          error={shown.username}
        />
        <ChangePassword errors={shown} minPasswordLength={minPasswordLength} />
        {status === 'failed' && detailField === undefined && <Notice tone="danger">{detail}</Notice>}
        {status === 'saved' && (
          <Notice ref={resetForm} tone="success">
            Your changes are saved.
            {pendingEmail !== undefined &&
              ` We sent a link to ${pendingEmail}. Until you open it, your e-mail stays ${account.email}.`}
          </Notice>
        )}
        <Button type="submit" width="full" busy={status === 'saving'}>
          {status === 'saving' ? 'Saving…' : 'Save'}
        </Button>
      </form>
    </AccountCard>
  );
}

/**
 * The `ref` of what says that everything is saved: the passwords go, and the fields show the account again. A new
 * address is not the account's before it is confirmed.
 */
function resetForm(notice: HTMLElement | null): void {
  notice?.closest('form')?.reset();
}

function changeOf(entered: FormData): AccountChange {
  const new_password = String(entered.get('new_password'));
  return {
    email: textOf(entered, 'email'),
    username: textOf(entered, 'username'),
    ...(new_password !== '' && { new_password, current_password: String(entered.get('current_password')) }),
  };
}

/** What the browser finds stands before what the server found, and its silence does not hide it. */
function definedOf(errors: FormErrors<AccountField>): FormErrors<AccountField> {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
