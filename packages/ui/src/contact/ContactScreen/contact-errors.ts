import { emailError } from '../../lib/field-errors.ts';
import { type FormErrors, textOf } from '../../lib/use-form-errors.ts';

/** Fields of the contact form, as the call names them, and what is said of all together. */
export type ContactField = 'name' | 'email' | 'message' | 'all';

/** What is missing, and an address that cannot be answered. Blanks are nothing. */
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
