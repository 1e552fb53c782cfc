import type { ToastMessage } from '@daylit/ui';
import { lazy, type ReactNode, startTransition, Suspense, useCallback, useState } from 'react';
import { type ShowToast, ToastContext } from '../lib/toast.ts';

// Most visits show no toast, so its code is loaded with the first one.
const Toaster = lazy(() => import('./lazy-toaster.ts'));

/** Shows toasts above the pages, so that they survive a navigation. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const show = useCallback<ShowToast>((toast) => {
    // The same sentence again replaces the shown one, and its time starts anew.
    const othersOf = (shown: ToastMessage[]) => shown.filter(({ text }) => text !== toast.text);
    startTransition(() =>
      setMessages((shown) => [...othersOf(shown), { ...toast, id: crypto.randomUUID() }]),
    );
  }, []);
  const remove = ({ id }: { id: string | number }) =>
    setMessages((shown) => shown.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      {children}
      <Suspense>{messages.length > 0 && <Toaster messages={messages} onGone={remove} />}</Suspense>
    </ToastContext>
  );
}
