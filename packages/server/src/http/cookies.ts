import type { FastifyReply, FastifyRequest } from 'fastify';

const DAY = 24 * 60 * 60;

// The prefix makes browsers refuse the cookie from any other host, a subdomain included.
const COOKIES = {
  /** Who is signed in. */
  session: {
    name: '__Host-session',
    pattern: /(?:^|;\s*)__Host-session=([\w-]{43})(?:;|$)/,
    seconds: 30 * DAY,
  },
  /** Marks a browser that has signed in before; see `known-devices.ts`. */
  device: {
    name: '__Host-device',
    pattern: /(?:^|;\s*)__Host-device=([\w-]{43})(?:;|$)/,
    seconds: 365 * DAY,
  },
} as const;

const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** The token in a cookie that the browser sent, if any. */
export function readCookie(request: FastifyRequest, cookie: keyof typeof COOKIES): string | undefined {
  return COOKIES[cookie].pattern.exec(request.headers.cookie ?? '')?.[1];
}

/** Sets a cookie to a token; null clears it. */
export function setCookie(reply: FastifyReply, cookie: keyof typeof COOKIES, token: string | null): void {
  const { name, seconds } = COOKIES[cookie];
  reply.header(
    'set-cookie',
    `${name}=${token ?? ''}; Max-Age=${token === null ? 0 : seconds}; ${ATTRIBUTES}`,
  );
}
