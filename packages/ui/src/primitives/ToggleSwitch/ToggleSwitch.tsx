import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './ToggleSwitch.module.css';

export interface ToggleSwitchProps {
  /** What is on or off, without "on" and "off" in it. */
  label: ReactNode;
  /** One quiet line: what is different while it is on. */
  description?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** The change is being stored: the switch shows the new state and ignores clicks. Default false. */
  busy?: boolean;
  /** With what the person wants. Takes effect at once, without a Save button. */
  onCheckedChange: (checked: boolean) => void;
  /** Lands on the root. */
  className?: string | undefined;
}

/**
 * One setting that takes effect at once. The whole row is the target.
 *
 * **Do** use it for a setting. **Don't** use it to agree to something: that is a `Checkbox`.
 */
export function ToggleSwitch({
  label,
  description,
  checked,
  busy = false,
  onCheckedChange,
  className,
}: ToggleSwitchProps) {
  const id = useId();
  return (
    <label className={classNames(styles.ToggleSwitch, className)}>
      <span className={styles.Text}>
        <span id={`${id}-label`} className={styles.Label}>
          {label}
        </span>
        {description != null && (
          <span id={`${id}-description`} className={styles.Description}>
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its own state
        role="switch"
        checked={checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={description == null ? undefined : `${id}-description`}
        aria-disabled={busy ? true : undefined}
        onChange={(event) => !busy && onCheckedChange(event.target.checked)}
        className={styles.Switch}
      />
    </label>
  );
}
