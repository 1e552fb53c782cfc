/** What step 1 of registering leaves for the time after the mail. */
export interface PendingRegistration {
  email: string;
  /** Empty without an invitation. */
  invite: string;
}

// The link of the mail opens in a new tab, which is why this is not session storage.
const KEY = 'daylit.pending-registration';

/** Keeps it across the trip to the inbox. Without storage (a private window) the trip works, only without memory. */
export function savePendingRegistration(pending: PendingRegistration): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Nothing depends on it.
  }
}

/** What was kept, null when there is nothing or it cannot be read. */
export function findPendingRegistration(): PendingRegistration | null {
  try {
    const { email, invite } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PendingRegistration>;
    return typeof email === 'string' && typeof invite === 'string' ? { email, invite } : null;
  } catch {
    return null;
  }
}

/** Forgets it once it is used. */
export function clearPendingRegistration(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
