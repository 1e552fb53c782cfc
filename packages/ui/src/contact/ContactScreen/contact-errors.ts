import { emailError } from '../../lib/field-errors.ts';
import { type FormErrors, textOf } from '../../lib/use-form-errors.ts';

/** Fields of the contact form, with their names in the API, and `all` for a message about the whole form. */
export type ContactField = 'name' | 'email' | 'message' | 'all';

/** Missing fields, and an address that cannot receive an answer. A blank field is missing. */
export function contactErrors(entered: FormData): FormErrors<ContactField> {
  const name = textOf(entered, 'name');
  const email = textOf(entered, 'email');
  const message = textOf(entered, 'message');
  return {
    name: name === '' ? 'Please enter your name.' : undefined,
    email: emailError(email),
    message: message === '' ? 'Please enter a message.' : undefined,
    all: [name, email, message].includes('') ? 'All fields are required.' : undefined,
  };
}
