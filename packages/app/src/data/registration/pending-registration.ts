import { findItem, forgetItem, keepItem } from '../../lib/browser-storage.ts';

/** What step 1 of registration keeps for the steps after the verification mail. */
export interface PendingRegistration {
  email: string;
  /** Empty without an invitation. */
  invite: string;
}

/** Keeps the registration while the user is in their inbox. */
export function savePendingRegistration(pending: PendingRegistration): void {
  keepItem('pendingRegistration', JSON.stringify(pending));
}

/** The registration that was kept, null when there is none or it is unreadable. */
export function findPendingRegistration(): PendingRegistration | null {
  try {
    const kept = JSON.parse(findItem('pendingRegistration') ?? '{}') as Partial<PendingRegistration>;
    const { email, invite } = kept;
    return typeof email === 'string' && typeof invite === 'string' ? { email, invite } : null;
  } catch {
    return null;
  }
}

/** Removes the registration that was kept. */
export function clearPendingRegistration(): void {
  forgetItem('pendingRegistration');
}
