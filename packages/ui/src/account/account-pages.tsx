import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import ShieldCheck from 'lucide-react/icons/shield-check';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';

/** The pages of the account tab, as the address names them: `/account?page=sign-in`. */
export type AccountPageName = 'details' | 'sign-in' | 'sessions' | 'privacy' | 'preferences' | 'your-data';

export interface AccountPage {
  name: AccountPageName;
  title: string;
  icon: ReactNode;
}

/** The pages in groups: who signs in, what is known and allowed, and the way out. */
export const ACCOUNT_PAGES: readonly (readonly AccountPage[])[] = [
  [
    { name: 'details', title: 'Your details', icon: <UserRound size={20} /> },
    { name: 'sign-in', title: 'Sign-in', icon: <KeyRound size={20} /> },
    { name: 'sessions', title: 'Devices', icon: <MonitorSmartphone size={20} /> },
  ],
  [
    { name: 'privacy', title: 'Privacy', icon: <ShieldCheck size={20} /> },
    { name: 'preferences', title: 'Preferences', icon: <SlidersHorizontal size={20} /> },
  ],
  [{ name: 'your-data', title: 'Your data', icon: <Download size={20} /> }],
];

/** The page of a name in an address; undefined for any other text. */
export function findAccountPage(name: string | null): AccountPage | undefined {
  return ACCOUNT_PAGES.flat().find((page) => page.name === name);
}

/** The address of a page. */
export function accountHref(name: AccountPageName): string {
  return `/account?page=${name}`;
}
