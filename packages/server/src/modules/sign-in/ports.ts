// What other modules may know about signing in: who is signed in, how sessions start, and passwords.
import type { DbTransaction } from '../../db/database.ts';
import type { Purge } from '../../jobs/purge-expired.ts';
import type { Member, MemberErasure } from '../members/ports.ts';
import type { AccessTokens, Program } from './access-tokens.ts';
import type { KnownDevices } from './known-devices.ts';
import type { SessionList } from './list-sessions.ts';
import type { LoginDelays } from './login-delays.ts';
import type { ProviderLogins } from './provider-logins.ts';

export { deviceWords } from './device-words.ts';
export { deriveSlowly } from './passwords.ts';
export { publicIdOf } from './public-id.ts';
export { accountOf, PROVIDER_LOGIN_OVER } from './identity-ports.ts';
export type { Identity, IdentityProviders, ProvenIdentity } from './identity-ports.ts';
export type { AccessTokens, Program, KnownDevices, LoginDelays, ProviderLogins, SessionList };

/** A person who registered and whose address is not verified yet. */
export interface PendingRegistration {
  id: number;
  email: string;
  username: string;
  /** Shown in its mail and on the page that waits for the verification. */
  mail_code: string;
}

/** What the session cookie stands for. */
export type Session = {
  id: number;
  /** What the member and the member's pages know it by. */
  publicId: string;
} & (
  | {
      kind: 'member';
      member: Member;
      /** When the password or a passkey was last given in this session. */
      confirmedAt: Date;
      /** When this browser signed in to the account; null in the browser that registered. */
      signedInAt: Date | null;
    }
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
  /** What it says about itself. */
  userAgent: string | undefined;
}

/** The browser of a call. */
export function browserOf({ session, device, userAgent }: Browser): Browser {
  return { session, device, userAgent };
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
  /**
   * Signs the browser in and ends its previous session. Throws a 401 for a disabled member. The caller holds
   * the member's lock.
   */
  signIn(transaction: DbTransaction, userId: number, browser: Browser): Promise<SignedIn>;
  /**
   * As `signIn`, for the browser that registered: its old session, which had fewer rights, lasts a moment
   * longer for calls that are under way.
   */
  promote(transaction: DbTransaction, userId: number, browser: PendingBrowser): Promise<SignedIn>;
}

/** Ends sessions when a member's credentials change. */
export interface SessionControl {
  /**
   * Ends every session, access token and login that waits for its second step, and forgets the known
   * browsers. The session `kept` stays.
   */
  endAll(transaction: DbTransaction, userId: number, kept?: number): Promise<void>;
  /** Forgets the wrong passwords of an address, after its owner has set a new password. */
  forgetFailures(transaction: DbTransaction, emailKey: string): Promise<void>;
  /**
   * Remembers a browser whose owner has opened a link from the account's inbox, and returns the token for its
   * device cookie. The caller holds the member's lock.
   */
  rememberBrowser(transaction: DbTransaction, userId: number, device: string | undefined): Promise<string>;
}

/** Asks for the password again before a change that decides who can sign in. */
export interface FreshSignIn {
  /**
   * Returns when the member signed in within the last 15 minutes, or when `password` is theirs, which then
   * counts as a sign-in. Otherwise throws a 403 whose header `x-trigger-event` is `passwordNeeded`; its field
   * is `current_password` when the password was wrong. Throws a 429 after too many wrong ones. Where
   * passwords are off, the sentence names the other ways.
   */
  require(call: SignedInCall, password: string | undefined): Promise<void>;
  /**
   * As `require`, but the password is needed however recent the sign-in is. Throws a 422 when it is missing.
   * Where passwords are off, a recent sign-in does.
   */
  requirePassword(call: SignedInCall, password: string | undefined): Promise<void>;
}

/** What a call of a member tells about who makes it. */
export interface SignedInCall {
  session: Session | null;
  readonly member: Member;
}

/** A browser with a session to be replaced. */
export interface PendingBrowser extends Browser {
  session: Session;
}

/** The person a password is for. */
export interface PasswordOwner {
  email: string;
  username: string;
}

/** Checks, hashes and verifies passwords. The last two throw a 503 when too many are waiting. */
export interface Passwords {
  /** How people sign in where passwords are off, as in "Clinic or a passkey". Undefined where they are on. */
  instead: string | undefined;
  /**
   * One sentence about what is wrong with a new password; undefined when it is fine. Takes a few
   * milliseconds.
   */
  findProblem(password: string, owner: PasswordOwner): Promise<string | undefined>;
  /** The hash to keep, with its salt and cost in the usual PHC form. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash it returns false after the same time, so that the
   * duration does not reveal an unknown address.
   */
  verify(password: string, hash: string | undefined): Promise<boolean>;
}

export interface SignInPorts {
  starter: SessionStarter;
  control: SessionControl;
  freshSignIn: FreshSignIn;
  findSession: FindSession;
  sessions: SessionList;
  accessTokens: AccessTokens;
  passwords: Passwords;
  devices: KnownDevices;
  delays: LoginDelays;
  providerLogins: ProviderLogins;
  erasure: MemberErasure;
  purge: Purge;
}
