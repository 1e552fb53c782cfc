// Types of the caller. Modules define what a session and a member are, and this folder must not import them:
// `callers.ts` at the top fills in their types, and this folder uses only the fields of `KnownSession`.

import type { AccessTokenScope } from '@daylit/contract';

/** What serving a call needs to know of a session. */
type KnownSession = { id: number; publicId: string } & (
  | { kind: 'member'; member: { id: number; timeZone: string | null } }
  | { kind: 'pending' }
);

/** What serving a call needs to know of a member's program. */
interface KnownProgram {
  scopes: readonly AccessTokenScope[];
  member: Member;
}

/** Filled at the top with the types of a session and of a program. */
export interface Callers {}

/** What a session cookie stands for. */
export type Session = Callers extends { session: infer S extends KnownSession } ? S : KnownSession;

/** A signed-in member, whose address is verified. */
export type Member = Extract<Session, { kind: 'member' }>['member'];

/** A member's own program, which has sent an access token. */
export type Program = Callers extends { program: infer P extends KnownProgram } ? P : KnownProgram;

/** What serving calls asks about their callers. */
export interface CallerLookups {
  /** The session of a cookie's token; null when it is unknown, idle for too long or too old. */
  findSession(token: string): Promise<Session | null>;
  /** Whose program has this access token; null when it is unknown, revoked or expired. */
  findProgram(token: string): Promise<Program | null>;
  /** Whether a session of this member has this public id, or had it until another one replaced it. */
  ownsSession(userId: number, publicId: string): Promise<boolean>;
  /** Stores the time zone that a browser has sent, or nothing when the text is no time zone. */
  noteZone(member: Member, given: string): Promise<void>;
}
