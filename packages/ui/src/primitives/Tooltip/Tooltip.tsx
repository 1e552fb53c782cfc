import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** A few words. Touch users never see them, so they must not be essential. */
  text: ReactNode;
  /** The preferred side; without enough room there, the opposite side. Default `top`. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Milliseconds of hovering before it appears. On keyboard focus it appears at once. Default 400. */
  delay?: number;
  /** One focusable element with a name of its own. */
  children: ReactElement;
}

/**
 * Text that appears beside a control while it is hovered or focused, and closes with Escape.
 *
 * **Do** explain an icon that already has a name. **Don't** put necessary information into it.
 */
export function Tooltip({ text, side = 'top', delay = 400, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={delay}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content side={side} sideOffset={6} collisionPadding={8} className={styles.Tooltip}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
