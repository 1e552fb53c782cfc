import type { ToasterProps, ToastMessage } from '@daylit/ui';
import { type ComponentType, type ReactElement, useCallback, useState } from 'react';
import { type ShowToast, ToastContext } from '../lib/toast.ts';

// Most visits show no toast, so its code is loaded with the first one.
const loadToaster = () => import('./lazy-toaster.ts');

/** Shows toasts above the pages, so that they survive a navigation. */
export function ToastProvider({ children }: { children: ReactElement }) {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>();
  const show = useCallback<ShowToast>((toast) => {
    // The same sentence again replaces the shown one, and its time starts again.
    const othersOf = (shown: ToastMessage[]) => shown.filter(({ text }) => text !== toast.text);
    const id = crypto.randomUUID();
    setMessages((shown) => [...othersOf(shown), { ...toast, id }]);
    // If the code cannot be loaded, nothing is lost: a toast only confirms what the page shows.
    void loadToaster().then(
      (code) => setToaster(() => code.Toaster),
      () => setMessages([]),
    );
    return () => setMessages((shown) => shown.filter((message) => message.id !== id));
  }, []);
  const remove = ({ id }: { id: string | number }) =>
    setMessages((shown) => shown.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      {children}
      {Toaster && messages.length > 0 && <Toaster messages={messages} onGone={remove} />}
    </ToastContext>
  );
}
