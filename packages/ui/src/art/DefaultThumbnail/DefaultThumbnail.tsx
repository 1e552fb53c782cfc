import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Bust } from '../Bust/Bust.tsx';
import styles from './DefaultThumbnail.module.css';

export type DefaultThumbnailProps = Omit<ComponentProps<'span'>, 'children'>;

/** Replaces a missing photo, 4:5. As wide as its container. */
export function DefaultThumbnail({ className, ...rest }: DefaultThumbnailProps) {
  return (
    <span {...rest} aria-hidden="true" className={classNames(styles.DefaultThumbnail, className)}>
      <Bust density="small" className={styles.Bust} />
    </span>
  );
}
