import { preloadable } from '../../lib/preloadable.tsx';

/** The tab and the pages of the account that most visits do not open. Each is loaded when it is needed. */
export const ACCOUNT_PARTS = {
  billing: preloadable(() => import('./billing.tsx').then((file) => file.AccountBilling)),
  'sign-in': preloadable(() => import('./sign-in.tsx').then((file) => file.AccountSignIn)),
  sessions: preloadable(() => import('./sessions.tsx').then((file) => file.AccountSessions)),
  privacy: preloadable(() => import('./privacy.tsx').then((file) => file.AccountPrivacy)),
  preferences: preloadable(() => import('./preferences.tsx').then((file) => file.AccountPreferences)),
  'your-data': preloadable(() => import('./your-data.tsx').then((file) => file.AccountYourData)),
};
