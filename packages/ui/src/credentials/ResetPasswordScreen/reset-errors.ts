import { confirmError, newPasswordError } from '../../lib/field-errors.ts';
import type { FormErrors } from '../../lib/use-form-errors.ts';

/** Fields of the form that sets a new password. */
export type ResetField = 'new_password' | 'confirm_password';

/** Errors that need no server. `minPasswordLength` counts characters. */
export function resetErrors(entered: FormData, minPasswordLength: number): FormErrors<ResetField> {
  const password = String(entered.get('new_password') ?? '');
  return {
    new_password: newPasswordError(password, minPasswordLength),
    confirm_password: confirmError(password, String(entered.get('confirm_password') ?? '')),
  };
}
