import * as RadixToast from '@radix-ui/react-toast';
import CircleCheck from 'lucide-react/icons/circle-check';
import Sparkles from 'lucide-react/icons/sparkles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import styles from './Toaster.module.css';
import { useFreePlace } from './use-free-place.ts';

/** How long a toast stays, in milliseconds, unless it is hovered or focused. */
const TOAST_DURATION = 5000;

export interface ToastMessage {
  /** Tells two toasts with the same words apart. */
  id: string | number;
  /** One sentence. */
  text: string;
  /** Default `success`. */
  tone?: 'success' | 'failure';
  /** Takes back what was done, while the toast is shown. Default none. */
  onUndo?: (() => void) | undefined;
  /** Loads the page again, in a new version. Such a toast stays until somebody chooses. Default none. */
  onReload?: (() => void) | undefined;
  /** It stays until it is taken out of the messages: afterwards nothing undoes it. Default false. */
  stays?: boolean;
}

export interface ToasterProps {
  /** Oldest first. */
  messages: readonly ToastMessage[];
  /** Called when a toast has closed: after its time, by a swipe, or by Escape. */
  onGone: (message: { id: string | number }) => void;
}

/**
 * Shows toasts at the bottom centre, above the navigation dock, or at the top where a button or field is at
 * the bottom. Toasts only confirm.
 *
 * **Do** say in one sentence what was done. **Don't** say anything important in a toast alone, because it
 * disappears: what `onUndo` does is possible on the page as well, or was asked before.
 */
export function Toaster({ messages, onGone }: ToasterProps) {
  const viewportRef = useRef<HTMLOListElement>(null);
  useFreePlace(viewportRef);
  return (
    <RadixToast.Provider swipeDirection="down">
      {messages.map(({ id, text, tone = 'success', onUndo, onReload, stays = false }) => (
        <RadixToast.Root
          key={id}
          type="background"
          duration={stays || onReload ? Number.POSITIVE_INFINITY : TOAST_DURATION}
          className={styles.Toast}
          onOpenChange={(isOpen) => !isOpen && onGone({ id })}
        >
          {onReload ? <Sparkles size={20} /> : <ToneIcon tone={tone} />}
          <RadixToast.Description>{text}</RadixToast.Description>
          {onUndo && (
            <RadixToast.Action altText="Undo on the page" className={styles.Undo} onClick={onUndo}>
              Undo
            </RadixToast.Action>
          )}
          {onReload && (
            <>
              <RadixToast.Action altText="Load the page again" className={styles.Reload} onClick={onReload}>
                Reload
              </RadixToast.Action>
              <RadixToast.Close aria-label="Later" className={styles.Close}>
                <X size={20} />
              </RadixToast.Close>
            </>
          )}
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport ref={viewportRef} className={styles.Viewport} />
    </RadixToast.Provider>
  );
}

function ToneIcon({ tone }: Required<Pick<ToastMessage, 'tone'>>) {
  return tone === 'success' ? <CircleCheck size={20} /> : <TriangleAlert size={20} />;
}
