import type { KeptItem } from '@daylit/ui';

/** All that the app keeps in the browser. The privacy policy is made from this list, and no other file may keep anything. */
export const KEPT_ITEMS = {
  /** Read by the script in index.html as well, before anything else has come. */
  planBar: {
    key: 'daylit.plan-bar',
    purpose: 'That somebody is logged in here, so that nothing moves while a page loads',
    until: 'you log out',
  },
  // Local, because the link of the mail opens in a new tab.
  pendingRegistration: {
    key: 'daylit.pending-registration',
    purpose: 'The e-mail address and invitation of a registration, for the way back from your inbox',
    until: 'you are back',
  },
} as const satisfies Record<string, KeptItem>;

type ItemName = keyof typeof KEPT_ITEMS;

/** Keeps a text. Where the browser allows no storage, as in some private windows, it is forgotten at once. */
export function keepItem(name: ItemName, text: string): void {
  try {
    localStorage.setItem(KEPT_ITEMS[name].key, text);
  } catch {
    // Nothing that is kept is needed: it only spares typing, or a page that moves.
  }
}

/** What was kept, null when there is nothing. */
export function findItem(name: ItemName): string | null {
  try {
    return localStorage.getItem(KEPT_ITEMS[name].key);
  } catch {
    return null;
  }
}

/** Removes what was kept. */
export function forgetItem(name: ItemName): void {
  try {
    localStorage.removeItem(KEPT_ITEMS[name].key);
  } catch {
    // Without storage there is nothing to forget.
  }
}
