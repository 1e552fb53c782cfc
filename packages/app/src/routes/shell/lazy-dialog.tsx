import { ModalFrame, type ModalFrameProps } from '@daylit/ui';
import { type ReactNode, startTransition, useState } from 'react';
import { usePageReload } from '../../hooks/use-page-reload.ts';
import { actionState } from '../states.ts';

interface LazyDialogProps<Code> extends Pick<ModalFrameProps, 'title' | 'size' | 'onClose'> {
  /** Loads the code. */
  load: () => Promise<Code>;
  /** Called before the page is reloaded. Default: nothing, so the dialog does not open by itself again. */
  onReload?: () => void;
  /** Renders the dialog with its code. */
  children: (code: Code) => ReactNode;
}

/**
 * A dialog whose code is loaded when it opens. Its frame is painted first; when the code cannot be loaded,
 * the frame says so, and the page stays usable.
 */
export function LazyDialog<Code>({ load, onReload, children, ...frame }: LazyDialogProps<Code>) {
  const [code, setCode] = useState<Code>();
  const [hasFailed, setHasFailed] = useState(false);
  const reload = usePageReload();
  const draw = () =>
    void load().then(
      (loaded) => startTransition(() => setCode(loaded)),
      () => setHasFailed(true),
    );

  if (code !== undefined) return children(code);
  return (
    <ModalFrame
      {...frame}
      onPainted={draw}
      retry={hasFailed ? actionState(reload) : undefined}
      onRetry={() => {
        onReload?.();
        reload.mutate();
      }}
    />
  );
}
