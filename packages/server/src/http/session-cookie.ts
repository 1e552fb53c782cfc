import type { FastifyReply, FastifyRequest } from 'fastify';

// The prefix makes browsers refuse the cookie from any other host, a subdomain included.
const NAME = '__Host-session';

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** Longest life of a session, in seconds: 30 days. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The session token that the browser sent, if any. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  return /(?:^|;\s*)__Host-session=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
}

/** Hands a session token to the browser. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.header('set-cookie', `${NAME}=${token}; Max-Age=${SESSION_SECONDS}; ${ATTRIBUTES}`);
}

/** Takes the session token back, with everything the browser kept of the pages. */
export function clearSessionCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${NAME}=; Max-Age=0; ${ATTRIBUTES}`);
  reply.header('clear-site-data', '"cache", "storage"');
}
