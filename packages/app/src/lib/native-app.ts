/** In the user agent of every page that the native app shows. */
const NATIVE_APP = 'DaylitShell/';

/** Where a page may send the native app. Never more than this: any app on the device can claim a scheme and read it. */
export type NativePlace = 'verify-email' | 'success';

/** Opens a place of the native app around this page; does nothing in a browser, which would only show an error. */
export function openInNativeApp(scheme: string | null, place: NativePlace): void {
  if (scheme !== null && navigator.userAgent.includes(NATIVE_APP)) location.assign(`${scheme}://${place}`);
}
