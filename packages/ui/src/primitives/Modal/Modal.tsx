import * as Dialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Modal.module.css';

export interface ModalProps {
  /** The dialog's name and its first line. */
  title: ReactNode;
  /** What the dialog is about, read out together with the title. */
  description?: ReactNode;
  /** Default true: render the modal only while it is needed, or keep it and switch this. */
  open?: boolean;
  /** The close button, Escape and a click outside. Without it the dialog waits for an answer. */
  onClose?: () => void;
  /** Width from 641 px on: 480, 560 or 980 px. Below, every modal is a sheet. Default `small`. */
  size?: 'small' | 'medium' | 'large';
  /** Buttons, the primary last. They share the row and stack when they do not fit. */
  actions?: ReactNode;
  /** Between the description and the buttons. The dialog scrolls as a whole when it is too long. */
  children?: ReactNode;
}

/**
 * A question that has to be answered before the page goes on. Focus stays inside and returns where it was.
 *
 * **Do** ask one thing, with the answers in its buttons. **Don't** open one unasked over what somebody is reading, or
 * leave out `onClose` where going on without an answer does no harm.
 */
export function Modal({
  title,
  description,
  open = true,
  onClose,
  size = 'small',
  actions,
  children,
}: ModalProps) {
  const openerRef = useRef<Element>(null);
  const isRequired = onClose === undefined;
  const holdWhenRequired = (event: Event) => {
    if (isRequired) event.preventDefault();
  };

  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      <Dialog.Portal>
        {/* Not Radix' overlay: that one writes a style element into the page, which our security policy forbids. */}
        <div className={styles.Scrim}>
          <Dialog.Content
            data-size={size}
            className={styles.Modal}
            onOpenAutoFocus={() => {
              openerRef.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              // Radix gives the focus back only to a trigger of its own, which a controlled dialog has not.
              event.preventDefault();
              if (openerRef.current instanceof HTMLElement) openerRef.current.focus();
            }}
            onEscapeKeyDown={holdWhenRequired}
            onInteractOutside={holdWhenRequired}
            {...(description == null && { 'aria-describedby': undefined })}
          >
            <div className={styles.Grip} />
            <Dialog.Title className={styles.Title} data-closable={isRequired ? undefined : ''}>
              {title}
            </Dialog.Title>
            {description != null && (
              <Dialog.Description asChild>
                <div className={styles.Description}>{description}</div>
              </Dialog.Description>
            )}
            {children}
            {actions != null && <div className={styles.Actions}>{actions}</div>}
            {!isRequired && (
              <Dialog.Close asChild>
                <IconButton label="Close" icon={<X size={22} />} className={styles.Close} />
              </Dialog.Close>
            )}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
