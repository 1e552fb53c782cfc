import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Finds every address of a host. Replaced in tests. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

const resolveByDns: Resolve = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/**
 * An address of the host that anybody on the internet could ask. Undefined where one of its addresses is this
 * machine, its network, or reserved: whoever names such a host may want to reach what only we can reach.
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
