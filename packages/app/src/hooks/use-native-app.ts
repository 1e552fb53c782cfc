import { useEffect } from 'react';
import { usePageSettings } from '../lib/page-settings.ts';
import { NATIVE_APP_DELAY } from '../lib/timings.ts';

/** Opens `place` in the native app around this page, `NATIVE_APP_DELAY` after it is defined. */
export function useNativeApp(place: NativePlace | undefined): void {
  const { deep_link_scheme } = usePageSettings();
  useEffect(() => {
    if (place === undefined) return undefined;
    const timer = setTimeout(() => openInNativeApp(deep_link_scheme, place), NATIVE_APP_DELAY);
    return () => clearTimeout(timer);
  }, [place, deep_link_scheme]);
}

/** Part of the user agent in the native app's web view. */
const NATIVE_APP = 'DaylitShell/';

/** Places that a page may open in the native app. They carry no data: any app can claim the scheme. */
type NativePlace = 'verify-email' | 'success';

/** Opens a place in the native app around this page. Does nothing in a browser, which would show an error. */
function openInNativeApp(scheme: string | null, place: NativePlace): void {
  if (scheme !== null && navigator.userAgent.includes(NATIVE_APP)) location.assign(`${scheme}://${place}`);
}
