import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isLocalHost } from '../local-host.ts';
import { isLoopback } from './network.ts';

/** Whether a request may see what is for operators only. */
export type IsOperator = (request: FastifyRequest) => boolean;

/**
 * Admits requests from this machine, and requests with `Authorization: Bearer …` and the token, where one is
 * set.
 */
export function createOperatorAccess(token: string | undefined): IsOperator {
  const expected = token === undefined ? undefined : sha256(token);
  return (request) => {
    const [, given] = /^Bearer ([\x21-\x7e]+)$/i.exec(request.headers.authorization ?? '') ?? [];
    // Hashes of equal length, so that the time of the comparison reveals nothing about the token.
    if (expected && given && timingSafeEqual(sha256(given), expected)) return true;
    return isFromThisMachine(request);
  };
}

/**
 * Whether a request was made on this machine: by its connection, by the host name that it uses (a page
 * elsewhere can point its own name here), and by everything that proxies report about the original caller.
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

// A name with or without a port, as in the Host header.
function isLocalName(name: string): boolean {
  return isLocalHost(URL.parse(`http://${name}`)?.hostname ?? '');
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
