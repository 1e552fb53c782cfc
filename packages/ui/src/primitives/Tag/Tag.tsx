import type { ComponentProps } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './Tag.module.css';

export interface TagProps extends ComponentProps<'span'> {
  /**
   * `custom` marks a product that the person added; `outline` what is left out; `recommended` is the only
   * yellow tag. Default `neutral`.
   */
  variant?: 'neutral' | 'outline' | 'brand' | 'success' | 'warning' | 'danger' | 'custom' | 'recommended';
}

/**
 * One or two words about the thing beside it.
 *
 * **Do** keep `recommended` to one in a view. **Don't** make it a button, or tag skin with it: severity has
 * its meter.
 */
export function Tag({ variant = 'neutral', className, ...rest }: TagProps) {
  return <span {...rest} data-variant={variant} className={classNames(styles.Tag, className)} />;
}
