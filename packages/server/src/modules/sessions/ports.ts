// What other modules may know about sessions: who a browser is, and how it becomes somebody else.
import type { DbTransaction } from '../../db/database.ts';
import type { Member } from '../members/ports.ts';

/** Somebody who registered but has not proven the address. */
export interface PendingRegistration {
  id: number;
  email: string;
  username: string;
  /** Stands in its mail and on the page that waits for it. */
  mail_code: string;
}

/** What the session cookie stands for. */
export type Session = { id: number } & (
  | { kind: 'member'; member: Member }
  | {
      kind: 'pending';
      registration: PendingRegistration;
      /** The account that another browser has made of it with its password; see `signInVerified`. */
      verifiedElsewhere: Member | null;
    }
);

/** Finds the session of a cookie's token; null when it is unknown, idle for too long or too old. */
export type FindSession = (token: string) => Promise<Session | null>;

/** The browser that somebody acts in. */
export interface Browser {
  session: Session | null;
  /** Token of its device cookie. */
  device: string | undefined;
}

/** Tokens for the cookies of a browser that has been signed in. */
export interface SignedIn {
  session: string;
  device: string;
}

/** The part of an answer that hands them to the browser. */
export function cookiesOf({ session, device }: SignedIn): { sessionCookie: string; deviceCookie: string } {
  return { sessionCookie: session, deviceCookie: device };
}

/** Begins sessions. */
export interface SessionStarter {
  /** Begins the session of a registration and returns its token. The session that the browser had ends. */
  startPending(transaction: DbTransaction, registrationId: number, previous: Session | null): Promise<string>;
  /** Signs the browser in, and ends the session that it had. The caller holds the member's lock. */
  signIn(transaction: DbTransaction, userId: number, browser: Browser): Promise<SignedIn>;
  /**
   * As `signIn`, but for a person who was already known as the one who registered: the old session, which had
   * fewer rights, goes on for a moment, for calls under way.
   */
  promote(transaction: DbTransaction, userId: number, browser: PendingBrowser): Promise<SignedIn>;
}

/** A browser with a session to be replaced. */
export interface PendingBrowser extends Browser {
  session: Session;
}
