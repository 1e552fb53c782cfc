import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The caller's network as limits count it. An IPv6 subscriber owns a whole /64 and could otherwise
 * take a fresh address for every try. Those without an address, because they have gone already, share one.
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

/** Whether an address is of this machine itself. */
export function isLoopback(ip: string | undefined): boolean {
  return parseAddress(ip)?.range() === 'loopback';
}

// An IPv4 address that came in over IPv6 counts as what it is.
function parseAddress(ip: string | undefined): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ip !== undefined && ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined;
}
