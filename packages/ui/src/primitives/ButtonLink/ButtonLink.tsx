import { Anchor, type AnchorProps } from '../Link/Anchor.tsx';
import type { Elements } from '../../lib/elements.ts';
import { classNames } from '../../lib/class-names.ts';
import styles from '../Button/Button.module.css';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';

export interface ButtonLinkProps extends AnchorProps {
  /** Default `primary`. */
  variant?: ButtonVariant;
  /** Default `medium`. */
  size?: ButtonSize;
  /** `full` fills the width of its container. Default `content`. */
  width?: 'content' | 'full';
  /** 17 to 20 px, before the label. */
  icon?: Elements;
  /** 17 to 20 px, after the label. */
  iconAfter?: Elements;
}

/** A link that looks like a button: the next step of a page. Works without JavaScript. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  width = 'content',
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Anchor
      {...rest}
      data-variant={variant}
      data-size={size}
      data-width={width}
      className={classNames(styles.Button, className)}
    >
      {icon}
      <span>{children}</span>
      {iconAfter}
    </Anchor>
  );
}
