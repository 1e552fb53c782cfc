import type { Privacy } from '@daylit/contract';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { SectionCard } from '../../parts/SectionCard/SectionCard.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { type ActionState, failureOf } from '../../lib/states.ts';
import { useForm } from '../../lib/use-form.ts';
import { textOf } from '../../lib/use-form-errors.ts';
import area from '../account.module.css';
import styles from './DeleteAccount.module.css';
import { whatGoes } from './what-goes.ts';

/** The word to type. */
const CONFIRMATION = 'DELETE';

export interface DeleteAccountProps {
  /** How many entries of each kind would be erased; absent until it is known. */
  counts?: Privacy['counts'] | undefined;
  /** State of the deletion. A wrong password is a failure of its field. */
  deletion: ActionState<'current_password'>;
  /** False where there are no passwords: the route asks for a fresh sign-in instead. Default true. */
  hasPasswords?: boolean;
  /** Called after both confirmations. The answer is the receipt for `AccountErasedScreen`. */
  onDelete: (deletion: { current_password?: string; confirm: true }) => void;
  /** Starts an export. Without it the export is not offered. */
  onTakeData?: (() => void) | undefined;
}

/**
 * Deletes the account, in the same way on every plan: says what is erased, and asks for two confirmations.
 */
export function DeleteAccount({
  counts,
  deletion,
  hasPasswords = true,
  onDelete,
  onTakeData,
}: DeleteAccountProps) {
  const { errors, formProps } = useForm<'confirm' | 'current_password'>(
    (entered) => ({
      current_password: entered.get('current_password') === '' ? 'Please enter your password.' : undefined,
      confirm: textOf(entered, 'confirm') === CONFIRMATION ? undefined : `Please type ${CONFIRMATION}.`,
    }),
    (entered) => {
      if (deletion.state === 'busy') return;
      const current_password = hasPasswords
        ? { current_password: String(entered.get('current_password')) }
        : {};
      onDelete({ ...current_password, confirm: true });
    },
  );
  const refusal = failureOf(deletion, 'This is not your current password.', 'current_password');
  const failure = failureOf(deletion, 'Your account could not be deleted. Please try again.');

  return (
    <SectionCard title="Delete your account">
      <p className={area.Lead}>
        {`${whatGoes(counts)} This can’t be undone, and backups become unreadable. We mail you a receipt.`}
      </p>
      <form {...formProps} className={area.Form}>
        {hasPasswords && (
          <PasswordField
            label="Password"
            name="current_password"
            autoComplete="current-password"
            required
            error={errors.current_password ?? refusal}
          />
        )}
        <TextField
          label={`Type ${CONFIRMATION} to confirm`}
          name="confirm"
          hint="In capital letters"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
          error={errors.confirm}
        />
        <Failure>{failure}</Failure>
        <div className={area.Actions}>
          <Button type="submit" variant="danger" busy={deletion.state === 'busy'} className={styles.Delete}>
            {deletion.state === 'busy' ? 'Deleting…' : 'Delete everything now'}
          </Button>
          {onTakeData !== undefined && (
            <Button variant="quiet" onClick={onTakeData}>
              Take my data first
            </Button>
          )}
        </div>
      </form>
    </SectionCard>
  );
}
