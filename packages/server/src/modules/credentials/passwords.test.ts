import { describe, expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('a hash', () => {
  test('belongs to its password only, to the last of 65 characters', async () => {
    const password = 'x'.repeat(64);
    const hash = await hashPassword(`${password}a`);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(`${password}a`, hash)).toBe(true);
    expect(await verifyPassword(`${password}b`, hash)).toBe(false);
  });

  test('knows one character in both of its forms', async () => {
    expect(await verifyPassword('cafe\u0301 au lait', await hashPassword('caf\u00E9 au lait'))).toBe(true);
  });

  test('is asked for even when there is none', async () => {
    expect(await verifyPassword('anything', undefined)).toBe(false);
  });
});
