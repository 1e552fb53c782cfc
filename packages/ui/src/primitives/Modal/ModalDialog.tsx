import * as Dialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, useRef, useState } from 'react';
import type { Elements } from '../../lib/elements.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { entranceAfterFrame } from './entrance-after-frame.ts';
import { findOpener, giveFocusBack } from './give-focus-back.ts';
import styles from './Modal.module.css';

export interface ModalProps {
  /** The dialog's name and its first line. */
  title: ReactNode;
  /** What the dialog is about, read out together with the title. */
  description?: ReactNode;
  /** Default true. Render the modal only while it is needed, or keep it rendered and change this. */
  open?: boolean;
  /**
   * Called by the close button, Escape and a click outside. Without it, only the buttons close the dialog.
   */
  onClose?: () => void;
  /** Width from 641 px upwards: 480, 560 or 980 px. Below that, every modal is a sheet. Default `small`. */
  size?: 'small' | 'medium' | 'large';
  /**
   * Where the focus begins: at the first control, or at the title where nothing should be chosen before it is
   * read. Default `control`.
   */
  focus?: 'control' | 'title';
  /** Buttons, the primary one last. They share the row and stack when they do not fit. */
  actions?: ReactNode;
  /**
   * Content between the description and the buttons. A dialog that is too long scrolls; a large one keeps its
   * buttons visible.
   */
  children?: Elements;
}

/** A `Modal` on Radix, whose code is loaded when the first one opens. */
export function ModalDialog({
  title,
  description,
  open = true,
  onClose,
  size = 'small',
  focus = 'control',
  actions,
  children,
}: ModalProps) {
  const openerRef = useRef<Element>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const [comeIn] = useState(entranceAfterFrame);
  const isRequired = onClose === undefined;
  const holdWhenRequired = (event: Event) => {
    if (isRequired) event.preventDefault();
  };

  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      <Dialog.Portal>
        {/*
         * Not Radix' overlay: it adds a style element to the page, which the content security policy forbids.
         */}
        <div ref={comeIn} className={styles.Scrim}>
          <Dialog.Content
            data-size={size}
            className={styles.Modal}
            onOpenAutoFocus={(event) => {
              openerRef.current = findOpener();
              if (focus === 'control') return;
              event.preventDefault();
              titleRef.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              // Radix returns the focus only to its own trigger, which a controlled dialog does not have.
              event.preventDefault();
              giveFocusBack(openerRef.current);
            }}
            onEscapeKeyDown={holdWhenRequired}
            onInteractOutside={holdWhenRequired}
            {...(description == null && { 'aria-describedby': undefined })}
          >
            <div className={styles.Grip} />
            <Dialog.Title
              ref={titleRef}
              tabIndex={focus === 'title' ? -1 : undefined}
              className={styles.Title}
              data-closable={isRequired ? undefined : ''}
            >
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
