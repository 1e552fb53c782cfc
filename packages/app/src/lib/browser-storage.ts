import type { KeptItem } from '@daylit/ui';

/**
 * Everything that the app stores in the browser. The privacy policy lists it; no other file may store
 * anything.
 */
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
  onboardingAnswers: {
    key: 'daylit.onboarding-answers',
    purpose: 'What you answer while you register, so that a reload loses nothing',
    until: 'you finish, log out or come back after a day',
  },
  // A photo is too large for localStorage. It is in the Cache Storage.
  onboardingPhoto: {
    key: 'daylit.onboarding-photo',
    purpose: 'Your checked selfie while you register',
    until: 'you finish, log out or come back after a day',
  },
  // This item and those below are in sessionStorage: another tab is another visit.
  typedText: {
    key: 'daylit.typed-text',
    purpose: 'What you typed, while a page loads itself again after a new version',
    until: 'the page is back',
  },
  reloadedBuild: {
    key: 'daylit.reloaded-build',
    purpose: 'That a page has loaded itself again, so that it does so only once',
    until: 'you close the tab',
  },
  chatDraft: {
    key: 'daylit.chat-draft',
    purpose: 'The message that you are writing in the chat',
    until: 'you send it, log out or close the tab',
  },
  chatCheckin: {
    key: 'daylit.chat-checkin',
    purpose: 'Which of your reports the chat is about',
    until: 'you log out or close the tab',
  },
} as const satisfies Record<string, KeptItem>;

/** The names of the stored texts. */
type ItemName = Exclude<keyof typeof KEPT_ITEMS, 'onboardingPhoto'>;

/** Items that end with their tab. */
const OF_TAB: ReadonlySet<ItemName> = new Set<ItemName>([
  'typedText',
  'reloadedBuild',
  'chatDraft',
  'chatCheckin',
]);

function storageOf(name: ItemName): Storage {
  return OF_TAB.has(name) ? sessionStorage : localStorage;
}

/** Stores a text. Does nothing where the browser allows no storage, as in some private windows. */
export function keepItem(name: ItemName, text: string): void {
  try {
    storageOf(name).setItem(KEPT_ITEMS[name].key, text);
  } catch {
    // Nothing stored is required: it only saves typing or prevents a layout shift.
  }
}

/** The stored text, null when there is none. */
export function findItem(name: ItemName): string | null {
  try {
    return storageOf(name).getItem(KEPT_ITEMS[name].key);
  } catch {
    return null;
  }
}

/** Removes the stored text. */
export function forgetItem(name: ItemName): void {
  try {
    storageOf(name).removeItem(KEPT_ITEMS[name].key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** The one entry of the photo's cache. Nothing is served from this address. */
const PHOTO_ADDRESS = '/onboarding-photo';

/** Stores the photo, with a text about it. Replaces an earlier one. */
export async function keepPhoto(photo: Blob, about: string): Promise<void> {
  try {
    const cache = await caches.open(KEPT_ITEMS.onboardingPhoto.key);
    const headers = { 'content-type': photo.type, 'x-about': encodeURIComponent(about) };
    await cache.put(PHOTO_ADDRESS, new Response(photo, { headers }));
  } catch {
    // The page has the photo in memory, too.
  }
}

/** The stored photo and the text about it, null when there is none. */
export async function findPhoto(): Promise<{ photo: Blob; about: string } | null> {
  try {
    const stored = await caches.match(PHOTO_ADDRESS, { cacheName: KEPT_ITEMS.onboardingPhoto.key });
    if (stored === undefined) return null;
    return { photo: await stored.blob(), about: decodeURIComponent(stored.headers.get('x-about') ?? '') };
  } catch {
    return null;
  }
}

/** Removes the stored photo. */
export function forgetPhoto(): void {
  if ('caches' in globalThis) caches.delete(KEPT_ITEMS.onboardingPhoto.key).catch(() => undefined);
}
