import type { FastifyRequest } from 'fastify';

/** Preferred first: the one that compresses best. */
const CODINGS = ['br', 'gzip'] as const;

/** The smallest coding that the browser accepts; undefined where it accepts none. */
export function acceptedCoding({ headers }: FastifyRequest): (typeof CODINGS)[number] | undefined {
  return CODINGS.find((name) => isAccepted(name, headers['accept-encoding']));
}

function isAccepted(coding: string, accepted: string | string[] = ''): boolean {
  return String(accepted)
    .split(',')
    .map((part) => part.trim())
    .some((part) => part === coding || (part.startsWith(`${coding};`) && !/;\s*q=0(\.0*)?$/.test(part)));
}
