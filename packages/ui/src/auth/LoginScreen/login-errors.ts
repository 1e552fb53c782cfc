import { type FormErrors, textOf } from '../../primitives/use-form-errors.ts';

/** Fields of the login form. */
export type LoginField = 'email' | 'password';

/** What is missing. Whether the two belong together is the server's to say. */
export function loginErrors(entered: FormData): FormErrors<LoginField> {
  const errors: FormErrors<LoginField> = {};
  if (textOf(entered, 'email') === '') errors.email = 'Please enter your e-mail.';
  if (entered.get('password') === '') errors.password = 'Please enter your password.';
  return errors;
}
