import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const DAY = 24 * 60 * 60;

/**
 * Tells the pages' scripts that somebody is signed in, and whether it is still the same sign-in. It means
 * nothing to the server, and goes with the session's cookie.
 */
const HINT = 'signed-in';

/** How long a browser keeps each cookie, in seconds; null is until it is closed. */
const LIFETIMES = {
  /** Who is signed in. */
  session: 30 * DAY,
  /** Marks a browser that has signed in before; see `known-devices.ts`. */
  device: 365 * DAY,
  /** A sign-in with a provider that is under way. */
  'provider-login': 20 * 60,
  /** Holds the key of this start; see `operator-access.ts`. */
  operator: null,
} as const;

export type CookieName = keyof typeof LIFETIMES;

/** Reads and sets our cookies, each of which holds one token. */
export type Cookies = ReturnType<typeof createCookies>;

/**
 * `isSecure`: whether people use https. The prefix then makes browsers refuse the cookie from any other host,
 * a subdomain included, and from a page that came without encryption. Over http neither the prefix nor
 * `Secure` is set, because WebKit keeps such cookies of no address there, this machine's own included. A
 * cookie of the other form is never read.
 */
export function createCookies(isSecure: boolean) {
  const prefix = isSecure ? '__Host-' : '';
  const readable = `Path=/; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`;
  const attributes = readable.replace('; ', '; HttpOnly; ');
  const patterns = {
    session: patternOf('session'),
    device: patternOf('device'),
    'provider-login': patternOf('provider-login'),
    operator: patternOf('operator'),
  };

  function patternOf(name: CookieName): RegExp {
    return new RegExp(`(?:^|;\\s*)${prefix}${name}=([\\w-]{43})(?:;|$)`);
  }

  function setHint(reply: FastifyReply, isSignedIn: boolean): void {
    const value = isSignedIn ? randomBytes(6).toString('base64url') : '';
    reply.header(
      'set-cookie',
      `${prefix}${HINT}=${value}; Max-Age=${isSignedIn ? LIFETIMES.session : 0}; ${readable}`,
    );
  }

  return {
    /** The token in a cookie that the browser sent, if any. */
    read(request: FastifyRequest, name: CookieName): string | undefined {
      return patterns[name].exec(request.headers.cookie ?? '')?.[1];
    },
    /** Sets a cookie to a token; null clears it. */
    set(reply: FastifyReply, name: CookieName, token: string | null): void {
      const seconds = token === null ? 0 : LIFETIMES[name];
      const age = seconds === null ? '' : `Max-Age=${seconds}; `;
      reply.header('set-cookie', `${prefix}${name}=${token ?? ''}; ${age}${attributes}`);
      if (name === 'session') setHint(reply, token !== null);
    },
    /** Sets the hint for a session that has none, because it is older than the hint. */
    completeHint(request: FastifyRequest, reply: FastifyReply): void {
      if (!request.headers.cookie?.includes(`${prefix}${HINT}=`)) setHint(reply, true);
    },
  };
}
