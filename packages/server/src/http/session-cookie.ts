import type { FastifyReply, FastifyRequest } from 'fastify';

// The prefix makes browsers refuse the cookie from any other host, a subdomain included.
const NAME = '__Host-session';

const OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

/** Longest life of a session, in seconds: 30 days. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** The session token that the browser sent, if any. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[NAME];
}

/** Hands a session token to the browser. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(NAME, token, { ...OPTIONS, maxAge: SESSION_SECONDS });
}

/** Takes the session token back, with everything the browser kept of the pages. */
export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(NAME, OPTIONS).header('clear-site-data', '"cache", "storage"');
}
