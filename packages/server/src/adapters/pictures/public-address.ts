import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Finds every address of a host. Replaced in tests. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * A public address of the host. Undefined when any of its addresses is this machine, its network or reserved,
 * because such a host may be named to reach what only this server can reach.
 */
export async function publicAddress(
  hostname: string,
  resolve: Resolve = resolveByDns,
): Promise<string | undefined> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const addresses = ipaddr.isValid(bare) ? [bare] : await resolve(bare).catch(() => []);
  return addresses.every(isPublic) ? addresses[0] : undefined;
}

// `process` turns an IPv4 address that is written as IPv6 into IPv4, so that it cannot hide there.
function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
