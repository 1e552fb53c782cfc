import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('a hash', () => {
  test('a hash belongs to its password only, to the last of 65 characters', async () => {
    const password = 'x'.repeat(64);
    const hash = await hashPassword(`${password}a`);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(`${password}a`, hash)).toBe(true);
    expect(await verifyPassword(`${password}b`, hash)).toBe(false);
  });

  test('a hash is the same for both forms of one character', async () => {
    expect(await verifyPassword('cafe\u0301 au lait', await hashPassword('caf\u00E9 au lait'))).toBe(true);
  });

  test('a hash that is missing matches no password, after the same work', async () => {
    expect(await verifyPassword('anything', undefined)).toBe(false);
  });
});
