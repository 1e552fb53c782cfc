import { useEffect } from 'react';
import { useToast } from '../lib/toast.ts';
import { usePageReload } from './use-page-reload.ts';

/** Offers to load the page again once there is a new version. Nothing else reloads it for that. */
export function useNewVersion(): void {
  const showToast = useToast();
  const { mutate: reload } = usePageReload();
  useEffect(() => {
    const offer = () =>
      showToast({ text: 'A new version is ready. What you typed stays.', onReload: reload });
    window.addEventListener('newversion', offer);
    return () => window.removeEventListener('newversion', offer);
  }, [showToast, reload]);
}
