import { type ReactNode, useCallback } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Failure } from '../../primitives/Failure/Failure.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import area from '../account.module.css';
import styles from './DeviceRow.module.css';

export interface DeviceRowProps {
  /** 22 px, in a square. Decorative. */
  icon: ReactNode;
  /** Names the device; a tag may follow. */
  name: ReactNode;
  /** One line in small muted text. */
  facts: string;
  /** The words of a failure of the action. */
  failure?: string | undefined;
  /** The button at the end. Without it the row has none. */
  action?: {
    /** The visible words: 'End'. */
    label: string;
    /** Follows the words for screen readers: ' session on Safari on iPhone'. */
    hidden: string;
    busy: boolean;
    onClick: () => void;
    /** Called when the row is removed while its button has the focus. Must be a stable function. */
    onGone: () => void;
  };
}

/** A device in a list: what it is, when it was used, and a button that ends its access. */
export function DeviceRow({ icon, name, facts, failure, action }: DeviceRowProps) {
  const onGone = action?.onGone;
  // The cleanup runs when the button is removed, which is when the focus would be lost.
  const keepFocus = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button === document.activeElement) onGone?.();
    },
    [onGone],
  );
  return (
    <li className={styles.DeviceRow}>
      <span aria-hidden="true" className={styles.Icon}>
        {icon}
      </span>
      <div className={styles.Text}>
        <p className={styles.Name}>{name}</p>
        <p className={area.Quiet}>{facts}</p>
        <Failure>{failure}</Failure>
      </div>
      {action !== undefined && (
        <Button
          ref={keepFocus}
          variant="danger"
          size="small"
          busy={action.busy}
          onClick={action.onClick}
          className={styles.Button}
        >
          <span>{action.label}</span>
          <VisuallyHidden>{action.hidden}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
