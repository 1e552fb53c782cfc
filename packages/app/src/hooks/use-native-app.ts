import { useEffect } from 'react';
import { type NativePlace, openInNativeApp } from '../lib/native-app.ts';
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
