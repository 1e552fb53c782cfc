/** Part of the user agent in the native app's web view. */
const NATIVE_APP = 'DaylitShell/';

/** Places that a page may open in the native app. They carry no data: any app can claim the scheme. */
export type NativePlace = 'verify-email' | 'success';

/** Opens a place in the native app around this page. Does nothing in a browser, which would show an error. */
export function openInNativeApp(scheme: string | null, place: NativePlace): void {
  if (scheme !== null && navigator.userAgent.includes(NATIVE_APP)) location.assign(`${scheme}://${place}`);
}
