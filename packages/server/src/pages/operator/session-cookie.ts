import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookie of an operator's session. It is sent to no other page, and to none that another site opens. */
export function createSessionCookie(isSecure: boolean) {
  const name = `${isSecure ? '__Secure-' : ''}operator-session`;
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
  const attributes = `Path=/operator; ${isSecure ? 'Secure; ' : ''}HttpOnly; SameSite=Strict`;
  return {
    read: (request: FastifyRequest): string | undefined => pattern.exec(request.headers.cookie ?? '')?.[1],
    /** Sets it to a token, until the browser is closed; null clears it. */
    set(reply: FastifyReply, token: string | null): void {
      reply.header(
        'set-cookie',
        `${name}=${token ?? ''}; ${token === null ? 'Max-Age=0; ' : ''}${attributes}`,
      );
    },
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;
