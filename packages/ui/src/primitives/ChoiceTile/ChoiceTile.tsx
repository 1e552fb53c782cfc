import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { CheckBox } from '../Checkbox/Checkbox.tsx';
import { classNames } from '../../lib/class-names.ts';
import styles from './ChoiceTile.module.css';

export interface ChoiceTileProps {
  /** `pill` for a few short words of which one is chosen, side by side with others. Default `tile`. */
  shape?: 'tile' | 'pill';
  /** `radio` for a single choice; the tiles of a group share a `name`. Default `checkbox`. */
  type?: 'checkbox' | 'radio';
  /** A few words. */
  label: ReactNode;
  /** One line in secondary text below the label. */
  description?: ReactNode;
  /** The name in the submitted form, the same for all tiles of a group. */
  name?: string | undefined;
  /** The submitted value when it is chosen. Default 'on'. */
  value?: string | undefined;
  /** Makes it controlled: update it in `onCheckedChange`, or it does not change. */
  checked?: boolean | undefined;
  /** The initial state when it is not controlled. Default false. */
  defaultChecked?: boolean | undefined;
  /** For radios: one of the group has to be chosen. Default false. */
  required?: boolean | undefined;
  /** Default false. */
  disabled?: boolean | undefined;
  /** Applied to the root. */
  className?: string | undefined;
  /** Receives the new state. A radio reports only that it was chosen. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A choice in a large tile or a pill, all of which is the label. Belongs in a `ChoiceGroup`. */
export function ChoiceTile({
  shape = 'tile',
  type = 'checkbox',
  label,
  description,
  className,
  onCheckedChange,
  ...rest
}: ChoiceTileProps) {
  return (
    <label data-shape={shape} className={classNames(styles.ChoiceTile, className)}>
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
      {shape === 'pill' && <Check size={18} className={styles.Check} />}
      <span className={styles.Text}>
        <span>{label}</span>
        {description != null && <span className={styles.Description}>{description}</span>}
      </span>
    </label>
  );
}
