import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The caller's network as limits count it. An IPv6 subscriber owns a whole /64 and could otherwise use a new
 * address for every call. Callers without an address, because they are gone already, share one entry.
 */
export function networkOf({ ip }: { ip: FastifyRequest['ip'] | undefined }): string {
  const address = parseAddress(ip);
  if (!address) return 'unknown';
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/** Whether an address belongs to this machine itself. */
export function isLoopback(ip: string | undefined): boolean {
  return parseAddress(ip)?.range() === 'loopback';
}

// An IPv4-mapped IPv6 address counts as the IPv4 address.
function parseAddress(ip: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ip !== undefined && ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined;
}
