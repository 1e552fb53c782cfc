import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Loader.module.css';

const BARS = [0, 1, 2, 3];

export type LoaderProps = Omit<ComponentProps<'span'>, 'children'>;

/** Four pulsing bars that resemble the mark. Decorative: the words beside it say what is loading. */
export function Loader({ className, ...rest }: LoaderProps) {
  return (
    <span {...rest} aria-hidden="true" className={classNames(styles.Loader, className)}>
      {BARS.map((bar) => (
        <i key={bar} className={styles.Bar} />
      ))}
    </span>
  );
}
