import type { Session } from '../sign-in/ports.ts';

/** How long a link that takes an account back is valid, in milliseconds. */
export const UNDO_LIFETIME = 72 * 60 * 60 * 1000;

/**
 * Since when everything is disputed, where a change made in this session is: since its browser signed in,
 * because the person who made the change was signed in from then on. Never longer ago than a link of an
 * earlier change would be valid, and only since now where nobody signed in: without a session, and in the
 * browser that registered.
 */
export function disputedSince(session: Session | null, now: Date): Date {
  if (session?.kind !== 'member' || session.signedInAt === null) return now;
  return new Date(Math.max(session.signedInAt.getTime(), now.getTime() - UNDO_LIFETIME));
}
