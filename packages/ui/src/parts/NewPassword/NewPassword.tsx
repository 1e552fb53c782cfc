import { type ChangeEvent, useState } from 'react';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { differsSoFar } from './differs-so-far.ts';

export interface NewPasswordProps {
  /** Above the first field. Default 'New password'. */
  label?: string;
  /** What the form calls the first field; the second is `confirm_password`. Default `new_password`. */
  name?: string;
  /** Characters that the server asks for, said below the field. */
  minLength: number;
  /** What is wrong with the password, after submitting. */
  error: string | undefined;
  /** What is wrong with its confirmation, after submitting. */
  confirmError: string | undefined;
}

/**
 * A password to be set, twice, as a part of a form. Says 'Passwords do not match' as soon as going on typing cannot
 * make them the same; everything else waits for the submit.
 */
export function NewPassword({
  label = 'New password',
  name = 'new_password',
  minLength,
  error,
  confirmError,
}: NewPasswordProps) {
  const [isDiffering, setIsDiffering] = useState(false);

  // From the form and not from state: a prerendered page may have been typed into before React was there.
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
