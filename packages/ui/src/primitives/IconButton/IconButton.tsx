import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What the button does, for screen readers. */
  label: string;
  /** 20 to 24 px. */
  icon: ReactNode;
  /** `outline` for arrows, `solid` (48 px) for sending. Default `plain`. */
  variant?: 'plain' | 'outline' | 'solid';
}

/** A round button of at least 44 px with only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'plain',
  type = 'button',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-variant={variant}
      className={classNames(styles.IconButton, className)}
    >
      {icon}
    </button>
  );
}
