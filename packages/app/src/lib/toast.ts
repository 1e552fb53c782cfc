import type { ToastMessage } from '@daylit/ui';
import { createContext, use } from 'react';

/** Shows a short message that disappears by itself. Returns a function that takes it away at once. */
export type ShowToast = (toast: Omit<ToastMessage, 'id'>) => () => void;

/** Provided by the frame, which shows the toasts above every page. */
export const ToastContext = createContext<ShowToast>(() => () => undefined);

/** Returns the function that shows a toast. */
export function useToast(): ShowToast {
  return use(ToastContext);
}
