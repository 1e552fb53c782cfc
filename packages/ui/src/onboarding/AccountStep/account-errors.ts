import { type FormErrors, textOf } from '../../primitives/use-form-errors.ts';

/** Fields of the account form that can be wrong. */
export type AccountField = 'email' | 'username' | 'password' | 'confirm_password';

/** What can be told without the server. `minPasswordLength` counts characters. */
export function accountErrors(entered: FormData, minPasswordLength: number): FormErrors<AccountField> {
  const errors: FormErrors<AccountField> = {};
  const email = textOf(entered, 'email');
  const password = String(entered.get('password') ?? '');

  if (email === '') errors.email = 'Please enter your e-mail.';
  else if (!/^\S+@\S+$/.test(email))
    errors.email = 'Please enter the whole address, such as noor@example.com.';

  if (textOf(entered, 'username') === '') errors.username = 'Please choose a username.';

  if (password === '') errors.password = 'Please choose a password.';
  else if ([...password].length < minPasswordLength) {
    errors.password = `Please use at least ${minPasswordLength} characters.`;
  }

  if (entered.get('confirm_password') !== password) errors.confirm_password = 'Passwords do not match';
  return errors;
}
