import { newPasswordError } from '../../lib/field-errors.ts';
import type { FormErrors } from '../../lib/use-form-errors.ts';

/** Fields of `ChangePassword`. */
export type PasswordName = 'current_password' | 'new_password';

/** Errors of a password change. A current password alone is no change: browsers fill it in automatically. */
export function passwordErrors(entered: FormData, minPasswordLength: number): FormErrors<PasswordName> {
  const next = String(entered.get('new_password') ?? '');
  if (next === '') return {};
  const current = String(entered.get('current_password') ?? '');
  return {
    current_password: current === '' ? 'Current password is required to set a new password.' : undefined,
    new_password: newPasswordError(next, minPasswordLength),
  };
}
