// What other modules may know about sessions: who is signed in, and how sessions start.
import type { DbTransaction } from '../../db/database.ts';
import type { Member } from '../members/ports.ts';

/** A person who registered and whose address is not verified yet. */
export interface PendingRegistration {
  id: number;
  email: string;
  username: string;
  /** Shown in its mail and on the page that waits for the verification. */
  mail_code: string;
}

/** What the session cookie stands for. */
export type Session = { id: number } & (
  | { kind: 'member'; member: Member }
  | {
      kind: 'pending';
      registration: PendingRegistration;
      /** The account that another browser made of it with the password; see `signInVerified`. */
      verifiedElsewhere: Member | null;
    }
);

/** Finds the session of a cookie's token; null when it is unknown, idle for too long or too old. */
export type FindSession = (token: string) => Promise<Session | null>;

/** The browser that a call comes from. */
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

/** The part of an answer that sets these cookies. */
export function cookiesOf({ session, device }: SignedIn): { sessionCookie: string; deviceCookie: string } {
  return { sessionCookie: session, deviceCookie: device };
}

/** Starts sessions. */
export interface SessionStarter {
  /** Starts the session of a registration and returns its token. The browser's previous session ends. */
  startPending(transaction: DbTransaction, registrationId: number, previous: Session | null): Promise<string>;
  /** Signs the browser in and ends its previous session. The caller holds the member's lock. */
  signIn(transaction: DbTransaction, userId: number, browser: Browser): Promise<SignedIn>;
  /**
   * As `signIn`, for the browser that registered: its old session, which had fewer rights, lasts a moment
   * longer for calls that are under way.
   */
  promote(transaction: DbTransaction, userId: number, browser: PendingBrowser): Promise<SignedIn>;
}

/** A browser with a session to be replaced. */
export interface PendingBrowser extends Browser {
  session: Session;
}
