import { findItem, forgetItem, keepItem } from '../../lib/browser-storage.ts';

/** What step 1 of registering leaves for the time after the mail. */
export interface PendingRegistration {
  email: string;
  /** Empty without an invitation. */
  invite: string;
}

/** Keeps it across the trip to the inbox. */
export function savePendingRegistration(pending: PendingRegistration): void {
  keepItem('pendingRegistration', JSON.stringify(pending));
}

/** What was kept, null when there is nothing or it cannot be read. */
export function findPendingRegistration(): PendingRegistration | null {
  try {
    const kept = JSON.parse(findItem('pendingRegistration') ?? '{}') as Partial<PendingRegistration>;
    const { email, invite } = kept;
    return typeof email === 'string' && typeof invite === 'string' ? { email, invite } : null;
  } catch {
    return null;
  }
}

/** Forgets it once it is used. */
export function clearPendingRegistration(): void {
  forgetItem('pendingRegistration');
}
