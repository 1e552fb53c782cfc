import type { KeptItem } from '@daylit/ui';

/** All that the app stores in the browser. The privacy policy lists it; no other file may store anything. */
export const KEPT_ITEMS = {
  /** Also read by the script in index.html, before anything else is loaded. */
  planBar: {
    key: 'daylit.plan-bar',
    purpose: 'That somebody is logged in here, so that nothing moves while a page loads',
    until: 'you log out',
  },
  // In localStorage, because the link in the mail opens a new tab.
  pendingRegistration: {
    key: 'daylit.pending-registration',
    purpose: 'The e-mail address and invitation of a registration, for the way back from your inbox',
    until: 'you are back',
  },
} as const satisfies Record<string, KeptItem>;

type ItemName = keyof typeof KEPT_ITEMS;

/** Stores a text. Does nothing where the browser allows no storage, as in some private windows. */
export function keepItem(name: ItemName, text: string): void {
  try {
    localStorage.setItem(KEPT_ITEMS[name].key, text);
  } catch {
    // Nothing stored is required: it only saves typing or prevents a layout shift.
  }
}

/** The stored text, null when there is none. */
export function findItem(name: ItemName): string | null {
  try {
    return localStorage.getItem(KEPT_ITEMS[name].key);
  } catch {
    return null;
  }
}

/** Removes the stored text. */
export function forgetItem(name: ItemName): void {
  try {
    localStorage.removeItem(KEPT_ITEMS[name].key);
  } catch {
    // Without storage there is nothing to remove.
  }
}
