import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocalHost } from '../local-host.ts';
import { createToken } from '../tokens.ts';
import type { Cookies } from './cookies.ts';
import { isLoopback } from './network.ts';

/**
 * What a request gets of the pages for operators: they are shown, refused, or as absent as on a server that
 * has none.
 */
export type OperatorView = 'shown' | 'refused' | 'absent';

export type OperatorAccess = ReturnType<typeof createOperatorAccess>;

interface Options {
  /** METRICS_TOKEN; undefined where none is set. */
  token: string | undefined;
  /** The address that the server listens on, as HOST says. */
  host: string;
  cookies: Cookies;
  /** The key of a start that is repeated. Default: a new one. */
  key?: string | undefined;
}

/**
 * Decides who sees the pages for operators: who sends the token as `Authorization: Bearer …`, and browsers
 * that have shown the key. The caller's network address admits nobody, because everybody behind a proxy on
 * this machine has the one of this machine. Without a token they are absent to all who come through a proxy
 * or by another name: such a server was meant for this machine.
 */
export function createOperatorAccess({ token, host, cookies, key = createToken() }: Options) {
  const isToken = token === undefined ? () => false : comparisonWith(token);
  const isKey = comparisonWith(key);

  function viewOf(request: FastifyRequest): OperatorView {
    const [, bearer] = /^Bearer ([\x21-\x7e]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (isToken(bearer)) return 'shown';
    if (token === undefined && !isCalledDirectly(request, host)) return 'absent';
    return isKey(cookies.read(request, 'operator')) ? 'shown' : 'refused';
  }

  return {
    /** Of this start. The printed address of the mailbox holds it, and it opens any number of browsers. */
    key,
    viewOf,
    /** Leaves the key in the browser when `given` is it and the pages are not absent to the request. */
    admit(request: FastifyRequest, reply: FastifyReply, given: unknown): boolean {
      const isAdmitted = viewOf(request) !== 'absent' && typeof given === 'string' && isKey(given);
      if (isAdmitted) cookies.set(reply, 'operator', key);
      return isAdmitted;
    },
  };
}

/** Whether a request uses a name of this machine and no header says that a proxy passed it on. */
function isCalledDirectly({ headers }: FastifyRequest, ownHost: string): boolean {
  const { host = '', via, forwarded } = headers;
  const addresses = [...namesIn(headers['x-forwarded-for']), ...namesIn(headers['x-real-ip'])];
  const hosts = [host, ...namesIn(headers['x-forwarded-host']), ...namesIn(headers['x-forwarded-server'])];
  return (
    via === undefined &&
    forwarded === undefined &&
    // A proxy whose caller is on this machine, such as that of the development server, hides nobody.
    addresses.every(isLoopback) &&
    hosts.every((name) => isOwnName(name, ownHost))
  );
}

function namesIn(header: string | string[] | undefined): string[] {
  return header === undefined
    ? []
    : String(header)
        .split(',')
        .map((name) => name.trim());
}

// A name with or without a port, as in the Host header.
function isOwnName(name: string, ownHost: string): boolean {
  const hostname = URL.parse(`http://${name}`)?.hostname ?? '';
  return isLocalHost(hostname) || hostname === ownHost;
}

/** Compares hashes, which have one length, so that the time reveals nothing about the secret. */
function comparisonWith(secret: string): (given: string | undefined) => boolean {
  const expected = sha256(secret);
  return (given) => given !== undefined && timingSafeEqual(sha256(given), expected);
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
