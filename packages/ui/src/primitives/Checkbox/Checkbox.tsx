import Check from 'lucide-react/icons/check';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The sentence that ticking says yes to. May hold links. */
  label: ReactNode;
}

/** A sentence to agree to. The whole row is the target. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.Checkbox, className)}>
      <CheckBox {...rest} />
      <span>{label}</span>
    </label>
  );
}

/** The 26 px box alone, inside a label of its own. */
export function CheckBox({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={classNames(styles.Box, className)}>
      <input {...rest} type="checkbox" className={styles.Input} />
      <Check size={18} className={styles.Check} />
    </span>
  );
}
