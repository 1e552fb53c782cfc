import type { ToastMessage } from '@daylit/ui';
import { createContext, use } from 'react';

/** Says something in passing. */
export type ShowToast = (toast: Omit<ToastMessage, 'id'>) => void;

/** Filled by the frame, which shows the toasts above every page. */
export const ToastContext = createContext<ShowToast>(() => undefined);

/** Gives the function that shows a toast. */
export function useToast(): ShowToast {
  return use(ToastContext);
}
