import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import styles from './CodeField.module.css';

export interface CodeFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'type'> {}

/** A one-time code. It is one input instead of six, because backup codes are longer and pasting must work. */
export function CodeField({ label, optional, hint, error, id, className, ...rest }: CodeFieldProps) {
  return (
    <Field {...{ label, hint, error, id, className }} optional={optional ?? false}>
      {(tied) => (
        <input
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          {...rest}
          {...tied}
          type="text"
          className={classNames(control.Control, styles.Code)}
        />
      )}
    </Field>
  );
}
