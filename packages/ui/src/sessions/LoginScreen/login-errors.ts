import { type FormErrors, textOf } from '../../lib/use-form-errors.ts';

/** Fields of the login form. */
export type LoginField = 'email' | 'password';

/** Missing fields. The server decides whether the password is right. */
export function loginErrors(entered: FormData): FormErrors<LoginField> {
  return {
    email: textOf(entered, 'email') === '' ? 'Please enter your e-mail.' : undefined,
    password: entered.get('password') === '' ? 'Please enter your password.' : undefined,
  };
}
