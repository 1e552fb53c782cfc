import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement, ReactNode } from 'react';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  /** A few words. Fingers never see them, so they only add. */
  text: ReactNode;
  /** Where it stands when there is room; otherwise on the other side. Default `top`. */
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** Milliseconds of hovering before it comes. The keyboard's focus brings it at once. Default 400. */
  delay?: number;
  /** One element that takes the focus, with a name of its own. */
  children: ReactElement;
}

/**
 * Words that come beside a control while it is hovered or focused, and go with Escape.
 *
 * **Do** explain an icon that has a name already. **Don't** hide in it what a person needs to go on.
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
