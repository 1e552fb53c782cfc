import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { PASSWORD_LIMITS } from '@daylit/contract';
import { Field, type FieldText } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './PasswordField.module.css';

export interface PasswordFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'type' | 'maxLength'> {
  /** Lets password managers fill in the password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows what was typed. */
export function PasswordField({ label, optional, hint, error, id, className, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;

  return (
    <Field {...{ label, hint, error, id, className }} optional={optional ?? false}>
      {(tied) => (
        <div className={styles.Box}>
          <input
            autoCapitalize="off"
            spellCheck={false}
            maxLength={PASSWORD_LIMITS.maxLength}
            {...rest}
            {...tied}
            type={isShown ? 'text' : 'password'}
            className={control.Control}
          />
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            aria-controls={tied.id}
            icon={<Icon size={20} />}
            onClick={() => setIsShown(!isShown)}
            className={styles.Eye}
          />
        </div>
      )}
    </Field>
  );
}
