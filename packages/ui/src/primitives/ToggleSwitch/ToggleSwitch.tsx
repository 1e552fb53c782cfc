import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './ToggleSwitch.module.css';

export interface ToggleSwitchProps {
  /** The setting, without the words "on" and "off". */
  label: ReactNode;
  /** One line in secondary text: the effect of the setting. */
  description?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** The change is being saved: the switch shows the new state and ignores clicks. Default false. */
  busy?: boolean;
  /** Receives the new state. It takes effect at once, without a Save button. */
  onCheckedChange: (checked: boolean) => void;
  /** Applied to the root. */
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
