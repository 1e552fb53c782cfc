import type { ComponentProps } from 'react';
import { Field, type FieldText } from '../Field/Field.tsx';
import control from '../Field/control.module.css';

export interface TextFieldProps extends FieldText, Omit<ComponentProps<'input'>, 'type'> {
  /** Selects the on-screen keyboard. Default `text`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number';
}

/**
 * One line of text.
 *
 * **Do** set `autoComplete` and the `type` with the right keyboard. **Don't** put the text of a label or a
 * hint into a placeholder: it disappears with the first letter.
 */
export function TextField({ label, optional, hint, error, id, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, id, className }} optional={optional ?? false}>
      {(tied) => <input type="text" {...rest} {...tied} className={control.Control} />}
    </Field>
  );
}
