import { expect, test } from 'vitest';
import { isLoopback, networkOf } from './network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.9 and more', 'unknown'],
  // The client has gone.
  [undefined, 'unknown'],
])('%s is counted as %s', (ip, network) => {
  expect(networkOf({ ip })).toBe(network);
});

test('only addresses of this machine are loopback', () => {
  const addresses = [
    '127.0.0.1',
    '127.9.8.7',
    '::1',
    '::ffff:127.0.0.1',
    '10.0.0.1',
    '::2',
    'localhost',
    '',
    undefined,
  ];
  expect(addresses.filter(isLoopback)).toEqual(['127.0.0.1', '127.9.8.7', '::1', '::ffff:127.0.0.1']);
});
