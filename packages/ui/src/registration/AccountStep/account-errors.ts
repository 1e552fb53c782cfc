import { confirmError, emailError, newPasswordError } from '../../lib/field-errors.ts';
import { type FormErrors, textOf } from '../../lib/use-form-errors.ts';

/** Fields of the account form that can be wrong. */
export type AccountField = 'email' | 'username' | 'password' | 'confirm_password';

/** What can be told without the server. `minPasswordLength` counts characters. */
export function accountErrors(entered: FormData, minPasswordLength: number): FormErrors<AccountField> {
  const password = String(entered.get('password') ?? '');
  return {
    email: emailError(textOf(entered, 'email')),
    username: textOf(entered, 'username') === '' ? 'Please choose a username.' : undefined,
    password: newPasswordError(password, minPasswordLength),
    confirm_password: confirmError(password, String(entered.get('confirm_password') ?? '')),
  };
}
