import { NEW_PASSWORD_LIMITS } from '@daylit/contract';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import type { FormErrors } from '../../lib/use-form-errors.ts';
import area from '../account.module.css';
import styles from './ChangePassword.module.css';
import type { PasswordName } from './password-errors.ts';

export interface ChangePasswordProps {
  /** Errors of `passwordErrors` or of the server. */
  errors: FormErrors<PasswordName>;
  /** Minimum number of characters of a new password. Default 8. */
  minPasswordLength?: number;
}

/**
 * The part of the account form that changes the password. If it is left empty, the password does not change.
 */
export function ChangePassword({
  errors,
  minPasswordLength = NEW_PASSWORD_LIMITS.minLength,
}: ChangePasswordProps) {
  return (
    <div className={area.Form}>
      <h2 className={styles.Title}>Change password</h2>
      <PasswordField
        label="Current password"
        name="current_password"
        autoComplete="current-password"
        error={errors.current_password}
      />
      <PasswordField
        label="New password"
        name="new_password"
        autoComplete="new-password"
        hint={`At least ${minPasswordLength} characters. Leave it empty to keep the one you have.`}
        error={errors.new_password}
      />
    </div>
  );
}
