import { expect, test } from 'vitest';
import { afterLogin, comeBackTo } from './come-back.ts';

test('a login leads back to the requested address, with query and hash', () => {
  const place = { pathname: '/account', search: '?tab=billing', hash: '#usage' };
  expect(afterLogin(comeBackTo(place))).toBe('/account?tab=billing#usage');
});

test.each([
  ['nothing', null],
  ['no address', {}],
  ['another host', { next: '//evil.example' }],
  ['another host with a backslash', { next: '/\\evil.example' }],
  ['another site', { next: 'https://evil.example' }],
  ['a script', { next: 'javascript:alert(1)' }],
  ['a number', { next: 7 }],
])('a history state with %s leads to the upload', (_name, state) => {
  expect(afterLogin(state)).toBe('/upload');
});
