import type { ComponentProps, MouseEvent } from 'react';
import { Loader } from '../Loader/Loader.tsx';
import type { Elements } from '../../lib/elements.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from './Button.module.css';

/**
 * One primary button per view. `in-use` is for a product already in the routine. It takes `aria-disabled`, so
 * that it can keep the focus.
 */
export type ButtonVariant = 'primary' | 'tonal' | 'outline' | 'quiet' | 'danger' | 'in-use';

/** Height: 56, 48 or 44 px. */
export type ButtonSize = 'large' | 'medium' | 'small';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** Default `medium`. */
  size?: ButtonSize;
  /** `full` fills the width of its container. Default `content`. */
  width?: 'content' | 'full';
  /**
   * Shows the loader and ignores clicks, but keeps colour and focus. Change the label too: "Analyzing...".
   */
  busy?: boolean;
  /** 17 to 20 px, before the label. Replaced by the loader while busy. */
  icon?: Elements;
  /** 17 to 20 px, after the label. */
  iconAfter?: Elements;
}

/**
 * Starts an action on this page. A link to another page is a `ButtonLink`.
 *
 * **Do** name the action with a verb: "Scan Skin". **Don't** put two primary buttons in one view. **Don't**
 * disable a button that could say what is missing.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  width = 'content',
  busy = false,
  icon,
  iconAfter,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  // A disabled button would lose the focus during the wait, so a busy button only ignores clicks.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      aria-disabled={busy ? true : undefined}
      {...rest}
      type={type}
      onClick={handleClick}
      data-variant={variant}
      data-size={size}
      data-width={width}
      data-busy={busy ? '' : undefined}
      className={classNames(styles.Button, className)}
    >
      {busy ? <Loader /> : icon}
      <span>{children}</span>
      {iconAfter}
    </button>
  );
}
