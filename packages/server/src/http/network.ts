import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The caller's network as limits count it. An IPv6 subscriber owns a whole /64 and could otherwise
 * take a fresh address for every try.
 */
export function networkOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const address = ip.replace(/^::ffff:/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const rest = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}
