import { type ChangeEvent, useState } from 'react';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { differsSoFar } from './differs-so-far.ts';

export interface NewPasswordProps {
  /** Label of the first field. Default 'New password'. */
  label?: string;
  /** Name of the first field in the form; the second is `confirm_password`. Default `new_password`. */
  name?: string;
  /** The server's minimum number of characters, shown below the field. */
  minLength: number;
  /** The error of the password after submitting. */
  error: string | undefined;
  /** The error of the confirmation after submitting. */
  confirmError: string | undefined;
}

/**
 * A new password, entered twice, as a part of a form. Shows 'Passwords do not match' as soon as further
 * typing cannot make them equal. All other errors wait for the submit.
 */
export function NewPassword({
  label = 'New password',
  name = 'new_password',
  minLength,
  error,
  confirmError,
}: NewPasswordProps) {
  const [isDiffering, setIsDiffering] = useState(false);

  // Read from the form instead of state: the person may have typed into a prerendered page before hydration.
  function compare({ target: { form } }: ChangeEvent<HTMLInputElement>) {
    const entered = form === null ? new FormData() : new FormData(form);
    setIsDiffering(differsSoFar(String(entered.get(name)), String(entered.get('confirm_password'))));
  }

  return (
    <>
      <PasswordField
        label={label}
        name={name}
        autoComplete="new-password"
        required
        hint={`At least ${minLength} characters.`}
        error={error}
        onChange={compare}
      />
      <PasswordField
        label="Confirm password"
        name="confirm_password"
        autoComplete="new-password"
        required
        error={confirmError ?? (isDiffering ? 'Passwords do not match' : undefined)}
        onChange={compare}
      />
    </>
  );
}
