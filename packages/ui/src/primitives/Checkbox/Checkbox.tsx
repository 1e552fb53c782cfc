import * as RadixCheckbox from '@radix-ui/react-checkbox';
import Check from 'lucide-react/icons/check';
import type { FocusEvent, ReactNode, Ref } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Checkbox.module.css';

/** What every box takes, alone or beside its sentence. */
export interface CheckBoxProps {
  /** The box for tests, scrolling and focus. */
  ref?: Ref<HTMLButtonElement>;
  /** What a form submits it as; several boxes may share one. Nothing is submitted without a name. */
  name?: string | undefined;
  /** What a form submits when it is ticked. Default 'on'. */
  value?: string | undefined;
  /** Makes it controlled: answer `onCheckedChange`, or it stays as it is. */
  checked?: boolean | undefined;
  /** What it starts with when it is not controlled. Default false. */
  defaultChecked?: boolean | undefined;
  /** Its form does not submit before it is ticked. Default false. */
  required?: boolean | undefined;
  /** Default false. */
  disabled?: boolean | undefined;
  /** Ids of what is wrong or worth knowing before ticking. */
  'aria-describedby'?: string | undefined;
  /** Something is wrong with the answer; `aria-describedby` says what. */
  'aria-invalid'?: true | undefined;
  /** Lands on the root. */
  className?: string | undefined;
  /** With the new state, by pointer, words or space bar. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

export interface CheckboxProps extends CheckBoxProps {
  /** The sentence that ticking says yes to. May hold links. */
  label: ReactNode;
}

/**
 * A sentence to agree to. The whole row is the target.
 *
 * **Do** write the label as the person's own sentence. **Don't** tick it ahead.
 */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.Checkbox, className)}>
      <CheckBox {...rest} />
      <span>{label}</span>
    </label>
  );
}

/** The 26 px box alone, inside a label of its own. */
export function CheckBox({ className, onCheckedChange, ...rest }: CheckBoxProps) {
  return (
    <span onFocus={passOnFocus} className={classNames(styles.Root, className)}>
      <RadixCheckbox.Root
        {...rest}
        onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
        className={styles.Box}
      >
        <RadixCheckbox.Indicator>
          <Check size={18} />
        </RadixCheckbox.Indicator>
      </RadixCheckbox.Root>
    </span>
  );
}

/** A form that misses a tick moves the focus to what it submits: the hidden input. The box is what people see. */
function passOnFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
  if (target instanceof HTMLInputElement) currentTarget.querySelector('button')?.focus();
}
