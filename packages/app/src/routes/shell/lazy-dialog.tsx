import { loadModal, ModalFrame, type ModalFrameProps } from '@daylit/ui';
import { type ReactNode, startTransition, useState } from 'react';
import { isOfflineNow } from '../../data/connection.ts';
import { usePageReload } from '../../hooks/use-page-reload.ts';
import { loadCode } from '../../lib/load-code.ts';
import { mayReload } from '../../lib/reload-once.ts';
import { actionState } from '../states.ts';

interface LazyDialogProps<Code> extends Pick<ModalFrameProps, 'title' | 'size' | 'onClose'> {
  /** Loads the code. */
  load: () => Promise<Code>;
  /**
   * Whether the page may reload itself when the code does not come. Default true; false while the page holds
   * something that a reload loses.
   */
  isReloadable?: boolean;
  /** Called before the page is reloaded. Default: nothing, so the dialog does not open by itself again. */
  onReload?: () => void;
  /** Renders the dialog with its code. */
  children: (code: Code) => ReactNode;
}

/**
 * A dialog whose code is loaded when it opens. Its frame is painted first. When the code cannot be loaded,
 * the page is reloaded once; then the frame says so, and the page stays usable.
 */
export function LazyDialog<Code>({
  load,
  isReloadable = true,
  onReload,
  children,
  ...frame
}: LazyDialogProps<Code>) {
  const [code, setCode] = useState<Code>();
  const [hasFailed, setHasFailed] = useState(false);
  const reload = usePageReload();
  const reloadPage = () => {
    onReload?.();
    reload.mutate(undefined, { onError: () => setHasFailed(true) });
  };
  const draw = () =>
    void Promise.all([loadCode(load), loadCode(loadModal)]).then(
      ([loaded]) => startTransition(() => setCode(loaded)),
      () => {
        if (isReloadable && !isOfflineNow() && mayReload()) reloadPage();
        else setHasFailed(true);
      },
    );

  if (code !== undefined) return children(code);
  return (
    <ModalFrame
      {...frame}
      onPainted={draw}
      retry={hasFailed ? actionState(reload) : undefined}
      onRetry={reloadPage}
    />
  );
}
