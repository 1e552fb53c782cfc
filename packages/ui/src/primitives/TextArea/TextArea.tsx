import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import styles from './TextArea.module.css';

export interface TextAreaProps extends FieldText, ComponentProps<'textarea'> {}

/** Several lines of text. It has four lines at first and can be enlarged. */
export function TextArea({ label, optional, hint, error, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, id, className }} optional={optional ?? false}>
      {(tied) => (
        <textarea rows={4} {...rest} {...tied} className={classNames(control.Control, styles.TextArea)} />
      )}
    </Field>
  );
}
