import type { ComponentProps } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import control from '../Field/control.module.css';

export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'type'> {
  /** Chooses the keyboard of phones. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number';
}

/**
 * One line of text.
 *
 * **Do** give it `autoComplete` and the `type` that brings the right keyboard. **Don't** say in a placeholder what the
 * label or the hint has to say: it goes away with the first letter.
 */
export function TextField({ label, optional, hint, error, id, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, id, className }} optional={optional ?? false}>
      {(tied) => <input type="text" {...rest} {...tied} className={control.Control} />}
    </Field>
  );
}
