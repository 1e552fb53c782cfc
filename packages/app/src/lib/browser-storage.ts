/**
 * The keys of everything that the app stores in the browser. `kept-items.ts` has their texts for the privacy
 * policy; no other file may store anything.
 */
export const STORAGE_KEYS = {
  /** Also read by the script in index.html, before anything else is loaded. */
  planBar: 'daylit.plan-bar',
  // In localStorage, because the link in the mail opens a new tab.
  pendingRegistration: 'daylit.pending-registration',
  onboardingAnswers: 'daylit.onboarding-answers',
  // A photo is too large for localStorage. It is in the Cache Storage.
  onboardingPhoto: 'daylit.onboarding-photo',
  offlineCopy: 'daylit.offline-copy',
  /** Written by service-worker.ts. */
  appCode: 'daylit.app-code',
  // This item and those below are in sessionStorage: another tab is another visit.
  typedText: 'daylit.typed-text',
  reloadedBuild: 'daylit.reloaded-build',
  chatDraft: 'daylit.chat-draft',
  chatCheckin: 'daylit.chat-checkin',
} as const;

/** The names of the stored texts. */
type ItemName = Exclude<keyof typeof STORAGE_KEYS, 'onboardingPhoto' | 'offlineCopy' | 'appCode'>;

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
    storageOf(name).setItem(STORAGE_KEYS[name], text);
  } catch {
    // Nothing stored is required: it only saves typing or prevents a layout shift.
  }
}

/** The stored text, null when there is none. */
export function findItem(name: ItemName): string | null {
  try {
    return storageOf(name).getItem(STORAGE_KEYS[name]);
  } catch {
    return null;
  }
}

/** Removes the stored text. */
export function forgetItem(name: ItemName): void {
  try {
    storageOf(name).removeItem(STORAGE_KEYS[name]);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** The one entry of the photo's cache. Nothing is served from this address. */
const PHOTO_ADDRESS = '/onboarding-photo';

/** Stores the photo, with a text about it. Replaces an earlier one. */
export async function keepPhoto(photo: Blob, about: string): Promise<void> {
  try {
    const cache = await caches.open(STORAGE_KEYS.onboardingPhoto);
    const headers = { 'content-type': photo.type, 'x-about': encodeURIComponent(about) };
    await cache.put(PHOTO_ADDRESS, new Response(photo, { headers }));
  } catch {
    // The page has the photo in memory, too.
  }
}

/** The stored photo and the text about it, null when there is none. */
export async function findPhoto(): Promise<{ photo: Blob; about: string } | null> {
  try {
    const stored = await caches.match(PHOTO_ADDRESS, { cacheName: STORAGE_KEYS.onboardingPhoto });
    if (stored === undefined) return null;
    return { photo: await stored.blob(), about: decodeURIComponent(stored.headers.get('x-about') ?? '') };
  } catch {
    return null;
  }
}

/** Removes the stored photo. */
export function forgetPhoto(): void {
  if ('caches' in globalThis) caches.delete(STORAGE_KEYS.onboardingPhoto).catch(() => undefined);
}

/** The one entry of the cache of the offline copy. Nothing is served from this address. */
const COPY_ADDRESS = '/offline-copy';

/** Stores what is read without a network. Fails where the browser does not allow it. */
export async function keepOfflineCopy(copy: object): Promise<void> {
  const cache = await caches.open(STORAGE_KEYS.offlineCopy);
  await cache.put(COPY_ADDRESS, Response.json(copy));
}

/** What was stored to be read without a network, null when there is nothing. */
export async function findOfflineCopy(): Promise<unknown> {
  try {
    const stored = await caches.match(COPY_ADDRESS, { cacheName: STORAGE_KEYS.offlineCopy });
    return (await stored?.json()) ?? null;
  } catch {
    return null;
  }
}

/** Removes what was stored to be read without a network. */
export async function forgetOfflineCopy(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(STORAGE_KEYS.offlineCopy).catch(() => undefined);
}
