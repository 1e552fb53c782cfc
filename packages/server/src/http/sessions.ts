import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { CallerLookups, Member, Session } from './caller.ts';
import type { OperationId } from './contract.ts';
import type { Cookies } from './cookies.ts';
import { accessTokenOf } from './programs.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the cookie belongs to; null for visitors. */
    session: Session | null;
  }
}

/** Of the calls that need a session, those that are open before the address is verified. */
const OPEN_TO_PENDING: ReadonlySet<OperationId> = new Set(['getMe']);

/** Looks up whom the access token or the session's cookie stands for at this moment. */
export async function readCaller(
  request: FastifyRequest,
  cookies: Cookies,
  { findSession, findProgram }: CallerLookups,
): Promise<void> {
  const accessToken = accessTokenOf(request);
  if (accessToken !== undefined) {
    request.program = await findProgram(accessToken);
    return;
  }
  const token = cookies.read(request, 'session');
  request.session = token ? await findSession(token) : null;
}

/** Refuses visitors with 401, and a session whose address is not verified with 403. */
export function requireSession(request: FastifyRequest, operation: OperationId): void {
  if (!OPEN_TO_PENDING.has(operation)) memberOf(request);
  else if (!request.session) throw new Refusal('not_signed_in');
}

/**
 * Refuses a change with 409 that a page sends for another account than the cookie's: somebody has logged in
 * with another tab meanwhile. Programs that send no `x-session-id` are not compared.
 */
export async function requireShownMember(
  request: FastifyRequest,
  ownsSession: CallerLookups['ownsSession'],
): Promise<void> {
  const shown = request.headers['x-session-id'];
  if (shown === undefined || request.session?.kind !== 'member' || shown === request.session.publicId) return;
  // The same member may have signed in again, which gives this browser another session.
  if (typeof shown === 'string' && (await ownsSession(request.session.member.id, shown))) return;
  throw new Refusal('other_account', { headers: { 'x-trigger-event': 'otherAccount' } });
}

/** Stores the time zone of a member's browser, because what day it is for the member depends on it. */
export async function noteTimeZone(
  request: FastifyRequest,
  noteZone: CallerLookups['noteZone'],
): Promise<void> {
  const given = request.headers['x-time-zone'];
  if (typeof given !== 'string' || request.session?.kind !== 'member') return;
  await noteZone(request.session.member, given);
}

/**
 * The member who is signed in, or whose program calls. Throws 401 for visitors and 403 when the address is
 * not verified.
 */
export function memberOf(request: FastifyRequest): Member {
  if (request.program) return request.program.member;
  if (!request.session) throw new Refusal('not_signed_in');
  if (request.session.kind === 'pending') throw new Refusal('not_verified');
  return request.session.member;
}
