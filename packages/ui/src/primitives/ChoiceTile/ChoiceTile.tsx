import type { ReactNode } from 'react';
import { CheckBox } from '../Checkbox/Checkbox.tsx';
import { classNames } from '../../lib/class-names.ts';
import styles from './ChoiceTile.module.css';

export interface ChoiceTileProps {
  /** `radio` when only one of the group can be chosen; give the tiles of a group the same `name`. Default `checkbox`. */
  type?: 'checkbox' | 'radio';
  /** A few words. */
  label: ReactNode;
  /** One quiet line below them. */
  description?: ReactNode;
  /** What a form submits it as, the same for all tiles of a group. */
  name?: string | undefined;
  /** What a form submits when it is chosen. Default 'on'. */
  value?: string | undefined;
  /** Makes it controlled: answer `onCheckedChange`, or it stays as it is. */
  checked?: boolean | undefined;
  /** What it starts with when it is not controlled. Default false. */
  defaultChecked?: boolean | undefined;
  /** Of radios: one of the group has to be chosen. Default false. */
  required?: boolean | undefined;
  /** Default false. */
  disabled?: boolean | undefined;
  /** Lands on the root. */
  className?: string | undefined;
  /** With the new state. A radio only tells that it was chosen. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A choice as large as a thumb, 64 px high. The whole tile is the label. Lives in a `ChoiceGroup`. */
export function ChoiceTile({
  type = 'checkbox',
  label,
  description,
  className,
  onCheckedChange,
  ...rest
}: ChoiceTileProps) {
  return (
    <label className={classNames(styles.ChoiceTile, className)}>
      {type === 'checkbox' ? (
        <CheckBox {...rest} onCheckedChange={onCheckedChange} />
      ) : (
        <input
          {...rest}
          type="radio"
          onChange={(event) => onCheckedChange?.(event.target.checked)}
          className={styles.Radio}
        />
      )}
      <span className={styles.Text}>
        {label}
        {description != null && <span className={styles.Description}>{description}</span>}
      </span>
    </label>
  );
}
