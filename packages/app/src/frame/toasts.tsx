import type { ToastMessage } from '@daylit/ui';
import {
  createContext,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useCallback,
  useState,
} from 'react';

/** Says something in passing. */
export type ShowToast = (toast: Omit<ToastMessage, 'id'>) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

// Most visits show no toast, so its code comes with the first one.
const Toaster = lazy(() => import('./lazy-toaster.ts'));

/** Keeps the toasts above whichever page is shown, so that they outlive a change of page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [messages, setMessages] = useState<ToastMessage[]>([]);
  const show = useCallback<ShowToast>((toast) => {
    startTransition(() => setMessages((shown) => [...shown, { ...toast, id: crypto.randomUUID() }]));
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

/** Gives the function that shows a toast. */
export function useToast(): ShowToast {
  return use(ToastContext);
}
