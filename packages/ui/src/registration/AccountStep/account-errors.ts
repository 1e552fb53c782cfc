import { confirmError, emailError, newPasswordError } from '../../lib/field-errors.ts';
import { type FormErrors, textOf } from '../../lib/use-form-errors.ts';

/** Fields of the account form that can have an error. */
export type AccountField = 'email' | 'username' | 'password' | 'confirm_password';

/** Errors that need no server. `minPasswordLength` counts characters. */
export function accountErrors(entered: FormData, minPasswordLength: number): FormErrors<AccountField> {
  const password = String(entered.get('password') ?? '');
  return {
    email: emailError(textOf(entered, 'email')),
    username: textOf(entered, 'username') === '' ? 'Please choose a username.' : undefined,
    password: newPasswordError(password, minPasswordLength),
    confirm_password: confirmError(password, String(entered.get('confirm_password') ?? '')),
  };
}
