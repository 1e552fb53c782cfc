import { Root, VISUALLY_HIDDEN_STYLES } from '@radix-ui/react-visually-hidden';
import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './VisuallyHidden.module.css';

/** Radix' own style attribute, taken back: pages that arrive as HTML may not carry one, so the stylesheet says it. */
const NO_STYLE_ATTRIBUTE = Object.fromEntries(
  Object.keys(VISUALLY_HIDDEN_STYLES).map((property) => [property, undefined]),
);

/** Words that are heard and not seen. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <Root {...rest} style={NO_STYLE_ATTRIBUTE} className={classNames(styles.VisuallyHidden, className)} />
  );
}
