import { setting } from './setting.ts';
import { readScheme, readSwitch } from './setting-values.ts';

/** Where the app runs besides a tab of a browser. */
export const appSettings = {
  deepLinkScheme: setting({
    variable: 'DEEP_LINK_SCHEME',
    about:
      "Scheme of a native app's own addresses, for example `daylit`. Pages inside of the app, whose user agent holds `DaylitShell/`, then open `daylit://verify-email` after a verification and `daylit://success` after a purchase.",
    fallback: '',
    fallbackNote: 'no native app',
    read: (text) => (text === '' ? undefined : readScheme(text)),
  }),
  hasServiceWorker: setting({
    variable: 'SERVICE_WORKER',
    about:
      'Whether browsers keep the code of the app, so that it opens without a network and takes shared photos: `on` or `off`. With `off` a browser that has it removes the code on its next visit.',
    fallback: 'on',
    read: readSwitch,
  }),
};
