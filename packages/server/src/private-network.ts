import { lookup } from 'node:dns/promises';
import { BlockList, isIP, isIPv6 } from 'node:net';

// The addresses of RFC 1918 and RFC 4193. Link-local ones are not among them: the services of clouds that
// give away keys answer there.
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8);
LOOPBACK.addAddress('::1', 'ipv6');

/** Whether an IP address belongs to a private network or to this machine. */
export function isPrivateAddress(address: string): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  return PRIVATE.check(address, family) || LOOPBACK.check(address, family);
}

// By the registries of special addresses of IANA. Of IPv6 only 2000::/3 is in use on the internet, so an IPv4
// address in an IPv6 one is none that anybody needs.
const SPECIAL = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  SPECIAL.addSubnet(address, prefix);
SPECIAL.addSubnet('2001::', 23, 'ipv6');
SPECIAL.addSubnet('2001:db8::', 32, 'ipv6');
SPECIAL.addSubnet('2002::', 16, 'ipv6');
SPECIAL.addSubnet('3fff::', 20, 'ipv6');

const INTERNET = new BlockList();
INTERNET.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !SPECIAL.check(address, 'ipv4');
  return INTERNET.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6');
}

/** The host of an address, an IPv6 address without its brackets. */
export function hostNameOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

/**
 * Where to send a request of plain http: the same address, with the private IP address that its name leads
 * to. A name can lead elsewhere tomorrow, so it is looked up for each request, and what was checked is what
 * is called. Undefined when it leads out of the private network.
 */
export async function privateAddressOf(url: URL): Promise<URL | undefined> {
  const host = hostNameOf(url);
  const found = isIP(host) === 0 ? await lookup(host, { all: true }) : [{ address: host }];
  const [first] = found;
  if (!first || !found.every(({ address }) => isPrivateAddress(address))) return undefined;
  const direct = new URL(url);
  direct.hostname = isIPv6(first.address) ? `[${first.address}]` : first.address;
  return direct;
}
