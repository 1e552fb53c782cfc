import Check from 'lucide-react/icons/check';
import type { ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Checkbox.module.css';

/** The props of every checkbox, with or without a label. */
export interface CheckBoxProps {
  /** For scrolling and focus. */
  ref?: Ref<HTMLInputElement>;
  /** The name in the submitted form; several boxes may share one. Without a name nothing is submitted. */
  name?: string | undefined;
  /** What a form submits when it is ticked. Default 'on'. */
  value?: string | undefined;
  /** Makes it controlled: update it in `onCheckedChange`, or it does not change. */
  checked?: boolean | undefined;
  /** The initial state when it is not controlled. Default false. */
  defaultChecked?: boolean | undefined;
  /** The form cannot be submitted before it is ticked. Default false. */
  required?: boolean | undefined;
  /** Default false. */
  disabled?: boolean | undefined;
  /** Ids of error texts and hints. */
  'aria-describedby'?: string | undefined;
  /** The answer is invalid; `aria-describedby` gives the reason. */
  'aria-invalid'?: true | undefined;
  /** Applied to the root. */
  className?: string | undefined;
  /** Receives the new state after a click on the box or the label, or the space bar. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

export interface CheckboxProps extends CheckBoxProps {
  /** The sentence that the person agrees to. May contain links. */
  label: ReactNode;
}

/**
 * A sentence to agree to. The whole row is the target.
 *
 * **Do** write the label as the person's own sentence. **Don't** tick it in advance.
 */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.Checkbox, className)}>
      <CheckBox {...rest} />
      <span>{label}</span>
    </label>
  );
}

/** The 26 px box alone, for use inside a label of your own. */
export function CheckBox({ className, onCheckedChange, ...rest }: CheckBoxProps) {
  return (
    <span className={classNames(styles.Root, className)}>
      <input
        {...rest}
        type="checkbox"
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        className={styles.Box}
      />
      <Check size={18} className={styles.Mark} />
    </span>
  );
}
