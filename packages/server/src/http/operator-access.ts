import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLocalHost } from '../local-host.ts';
import { isLoopback } from './network.ts';

/** Whether a request may see what is for those who run the product. */
export type IsOperator = (request: FastifyRequest) => boolean;

/**
 * Lets in who asks from this machine, and who brings the token as `Authorization: Bearer …` where one is set.
 */
export function createOperatorAccess(token: string | undefined): IsOperator {
  const expected = token === undefined ? undefined : sha256(token);
  return (request) => {
    const [, given] = /^Bearer ([\x21-\x7e]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    // Of equal length, so that the comparison tells nothing about the token.
    if (expected && given && timingSafeEqual(sha256(given), expected)) return true;
    return isFromThisMachine(request);
  };
}

/**
 * Whether a request was made on this machine: by its connection, by the name that it calls us by (a page
 * elsewhere can point its own name here), and by everything that a proxy in between says about whom it speaks
 * for.
 */
export function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const { host = '', via, forwarded } = headers;
  const addresses = [
    socket.remoteAddress,
    ...namesIn(headers['x-forwarded-for']),
    ...namesIn(headers['x-real-ip']),
  ];
  const hosts = [host, ...namesIn(headers['x-forwarded-host']), ...namesIn(headers['x-forwarded-server'])];
  return (
    via === undefined && forwarded === undefined && addresses.every(isLoopback) && hosts.every(isLocalName)
  );
}

function namesIn(header: string | string[] | undefined): string[] {
  return header === undefined
    ? []
    : String(header)
        .split(',')
        .map((name) => name.trim());
}

// A name with or without a port, as in the header Host.
function isLocalName(name: string): boolean {
  return isLocalHost(URL.parse(`http://${name}`)?.hostname ?? '');
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
