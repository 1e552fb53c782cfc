import X from 'lucide-react/icons/x';
import { type SyntheticEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names.ts';
import type { ActionState } from '../../lib/states.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Loader } from '../Loader/Loader.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { giveFocusBack } from './give-focus-back.ts';
import type { ModalProps } from './ModalDialog.tsx';
import styles from './Modal.module.css';

export interface ModalFrameProps extends Pick<ModalProps, 'title' | 'size' | 'onClose'> {
  /** The content could not be loaded: state of the next attempt. Without it, the content is loading. */
  retry?: ActionState | undefined;
  /** Called once the frame is painted. */
  onPainted?: () => void;
  /** Reloads the page. */
  onRetry: () => void;
}

/** A frame that is replaced within so many milliseconds holds no focus: a phone would paint it later. */
const SOON = 250;

/**
 * The frame of a `Modal` before its content has loaded: for the first frame after a click, because a phone
 * needs time for the rest, and while its code is loading. It also reports a failure to load.
 */
export function ModalFrame({ title, size = 'small', retry, onPainted, onRetry, onClose }: ModalFrameProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const handlePainted = useEffectEvent(() => onPainted?.());
  useEffect(() => {
    let afterwards: number | undefined;
    let later: number | undefined;
    // The callback runs just before the paint, a timer that begins in it after that.
    const paint = requestAnimationFrame(() => {
      afterwards = window.setTimeout(handlePainted);
      later = window.setTimeout(() => holdFocus(ref.current), SOON);
    });
    return () => {
      cancelAnimationFrame(paint);
      clearTimeout(afterwards);
      clearTimeout(later);
    };
  }, []);
  // The modal that follows finds the focus where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    return () => {
      dialog?.close();
      if (document.activeElement !== opener) giveFocusBack(opener);
    };
  }, []);
  // A dialog with a decision gets the focus at once.
  const hasFailed = retry !== undefined;
  useEffect(() => {
    if (hasFailed) holdFocus(ref.current);
  }, [hasFailed]);
  // Until the frame holds the focus, the browser does not close it with Escape.
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && ref.current?.matches(':modal') === false) onClose?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };

  return (
    <dialog
      ref={ref}
      open
      aria-labelledby={titleId}
      aria-busy={retry === undefined}
      className={classNames(styles.Scrim, styles.FrameScrim)}
      onCancel={handleCancel}
    >
      <section
        data-size={retry === undefined ? size : 'small'}
        data-frame={retry === undefined ? 'waiting' : 'failed'}
        className={styles.Modal}
      >
        <div className={styles.Grip} />
        <h2 id={titleId} className={styles.Title} data-closable={onClose && ''}>
          {title}
        </h2>
        {retry === undefined ? <Loader className={styles.Waiting} /> : <Failure {...{ retry, onRetry }} />}
        {onClose && (
          <IconButton label="Close" icon={<X size={22} />} className={styles.Close} onClick={onClose} />
        )}
      </section>
    </dialog>
  );
}

/** The focus stays in the dialog, and Escape cancels it. Only a closed dialog can become such a one. */
function holdFocus(dialog: HTMLDialogElement | null): void {
  if (dialog === null || dialog.matches(':modal')) return;
  dialog.close();
  dialog.showModal();
}

function Failure({ retry, onRetry }: { retry: ActionState; onRetry: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  // The frame may have taken the focus already, and then its Close has it.
  useEffect(() => ref.current?.focus(), []);
  const isBusy = retry.state === 'busy';
  return (
    <>
      <Notice tone="danger">
        {retry.state === 'failed'
          ? 'We still can’t reach Daylit. Please check your connection.'
          : 'This could not be loaded. Please check your connection, then try again: the whole page is loaded anew.'}
      </Notice>
      <div className={styles.Actions}>
        <Button ref={ref} busy={isBusy} onClick={onRetry}>
          {isBusy ? 'Trying…' : 'Try again'}
        </Button>
      </div>
    </>
  );
}
