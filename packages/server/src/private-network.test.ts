import { expect, test } from 'vitest';
import { isPrivateAddress, isPublicAddress } from './private-network.ts';

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

test.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001::1', '2606:4700::1111'])(
  '%s is on the public internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.168.0.9',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '2001:db8::1',
  '2002:a00:1::1',
  'fd12::1',
  'fe80::1',
  'fe80::1%eth0',
])('%s is not on the public internet', (address) => expect(isPublicAddress(address)).toBe(false));
