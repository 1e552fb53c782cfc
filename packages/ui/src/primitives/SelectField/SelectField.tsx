import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Field, type FieldText } from '../Field/Field.tsx';
import control from '../Field/control.module.css';
import styles from './SelectField.module.css';

export interface SelectFieldProps extends FieldText, Omit<ComponentProps<'select'>, 'multiple' | 'children'> {
  /** In the order shown. */
  options: { value: string; label: string }[];
  /** Label of an empty first option: "Choose". Without it the first option is selected initially. */
  prompt?: string;
}

/** One choice of many, in the browser's own list, which works best on phones. */
export function SelectField({
  label,
  optional,
  hint,
  error,
  id,
  className,
  options,
  prompt,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, id, className }} optional={optional ?? false}>
      {(tied) => (
        <div className={styles.Box}>
          <select {...rest} {...tied} className={classNames(control.Control, styles.Select)}>
            {prompt !== undefined && <option value="">{prompt}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} className={styles.Arrow} />
        </div>
      )}
    </Field>
  );
}
