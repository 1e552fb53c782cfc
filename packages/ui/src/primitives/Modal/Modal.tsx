import { startTransition, useState } from 'react';
import type { ModalDialog, ModalProps } from './ModalDialog.tsx';
import { ModalFrame } from './ModalFrame.tsx';

let loaded: typeof ModalDialog | undefined;

/** Loads the code of every modal, which then shows without a frame before it. */
export async function loadModal(): Promise<typeof ModalDialog> {
  const code = await import('./ModalDialog.tsx');
  loaded = code.ModalDialog;
  return loaded;
}

/**
 * A question that must be answered before the page can be used. Focus stays inside and returns to where it
 * was. Its code is loaded when the first one opens: decision 0092.
 *
 * **Do** ask one thing, with the answers in its buttons. **Don't** open one unasked while somebody reads.
 * **Don't** leave out
 * `onClose` if continuing without an answer does no harm.
 */
export function Modal(props: ModalProps) {
  const [Dialog, setDialog] = useState(() => loaded);
  const [hasFailed, setHasFailed] = useState(false);
  if (Dialog) return <Dialog {...props} />;
  if (props.open === false) return null;
  const load = () =>
    void loadModal().then(
      (code) => startTransition(() => setDialog(() => code)),
      () => setHasFailed(true),
    );
  return (
    <ModalFrame
      {...props}
      onPainted={load}
      retry={hasFailed ? { state: 'idle' } : undefined}
      onRetry={() => location.reload()}
    />
  );
}
