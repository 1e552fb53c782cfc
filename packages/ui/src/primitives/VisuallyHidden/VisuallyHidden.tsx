import { Root, VISUALLY_HIDDEN_STYLES } from '@radix-ui/react-visually-hidden';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './VisuallyHidden.module.css';

/**
 * Removes Radix' style attribute: the content security policy forbids it in server-rendered HTML. The
 * stylesheet replaces it.
 */
const NO_STYLE_ATTRIBUTE = Object.fromEntries(
  Object.keys(VISUALLY_HIDDEN_STYLES).map((property) => [property, undefined]),
);

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <Root {...rest} style={NO_STYLE_ATTRIBUTE} className={classNames(styles.VisuallyHidden, className)} />
  );
}
