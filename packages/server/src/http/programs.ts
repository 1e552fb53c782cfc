import type { AccessTokenScope } from '@daylit/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { Program } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose program has sent an access token that counts; null for browsers. */
    program: Program | null;
  }
}

/**
 * The access token that a request brings, if any, whether or not it counts. Another site cannot make a
 * browser send this header, and with it no cookie is read.
 */
export function accessTokenOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(daylit_pat_\S*)/i.exec(headers.authorization ?? '')?.[1];
}

/**
 * Refuses an access token where the document names none for the operation (403), one that does not count
 * (401), and one without the `scope` that the document names (403).
 */
export function requireScope(request: FastifyRequest, scope: AccessTokenScope | undefined): void {
  if (accessTokenOf(request) === undefined) return;
  if (scope === undefined) throw new Refusal('not_for_programs');
  if (!request.program) throw refusalWith('token_over', 'error="invalid_token"');
  if (request.program.scopes.includes(scope)) return;
  const detail = `This access token may not do this. Make one with the scope ${scope} in your account.`;
  throw refusalWith('not_allowed', `error="insufficient_scope", scope="${scope}"`, detail);
}

/** The header says the same to a program, as RFC 6750 does. */
function refusalWith(code: 'token_over' | 'not_allowed', reason: string, detail?: string): Refusal {
  const headers = { 'www-authenticate': `Bearer ${reason}` };
  return new Refusal(code, { headers, ...(detail !== undefined && { detail }) });
}
