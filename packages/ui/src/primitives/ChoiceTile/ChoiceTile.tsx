import type { ComponentProps, ReactNode } from 'react';
import { CheckBox } from '../Checkbox/Checkbox.tsx';
import { classNames } from '../class-names.ts';
import styles from './ChoiceTile.module.css';

export interface ChoiceTileProps extends Omit<ComponentProps<'input'>, 'children'> {
  /** `radio` when only one of the group can be chosen; give the tiles of a group the same `name`. Default `checkbox`. */
  type?: 'checkbox' | 'radio';
  /** A few words. */
  label: ReactNode;
  /** One quiet line below them. */
  description?: ReactNode;
}

/** A choice as large as a thumb, 64 px high. The whole tile is the label. Lives in a `ChoiceGroup`. */
export function ChoiceTile({ type = 'checkbox', label, description, className, ...rest }: ChoiceTileProps) {
  return (
    <label className={classNames(styles.ChoiceTile, className)}>
      {type === 'checkbox' ? (
        <CheckBox {...rest} />
      ) : (
        <input {...rest} type="radio" className={styles.Radio} />
      )}
      <span className={styles.Text}>
        {label}
        {description != null && <span className={styles.Description}>{description}</span>}
      </span>
    </label>
  );
}
