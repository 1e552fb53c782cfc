import { expect, test } from 'vitest';
import { isPrivateAddress } from './private-network.ts';

test.each(['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.9', '127.0.0.1', '::1', 'fd12::1'])(
  '%s is private',
  (address) => expect(isPrivateAddress(address)).toBe(true),
);

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '192.169.0.1',
  '169.254.169.254',
  '100.64.0.1',
  'fe80::1',
  '2001:db8::1',
])('%s is not private', (address) => expect(isPrivateAddress(address)).toBe(false));

test('an IPv4 address in the clothes of IPv6 counts as what it is', () => {
  expect(isPrivateAddress('::ffff:192.168.0.9')).toBe(true);
  expect(isPrivateAddress('::ffff:8.8.8.8')).toBe(false);
});
