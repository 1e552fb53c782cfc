import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createSemaphore } from '../../semaphore.ts';

const deriveKey = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes. About 28 ms of one core. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

// Two at a time, because a burst of logins would otherwise occupy the whole processor.
const hashing = createSemaphore({ permits: 2, maxWaiting: 50 });

/** The bytes of a text that could be guessed, at the cost of a password. Throws a 503 when too many wait. */
export function deriveSlowly(message: Buffer, salt: Buffer): Promise<Buffer> {
  return hashing.run(() => deriveKey('argon2id', { message, nonce: salt, ...COST }));
}

/** The hash to keep, with its salt and cost in the usual PHC form. Throws a 503 when too many are waiting. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveSlowly(bytesOf(password), salt);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(salt)}$${base64(key)}`;
}

/**
 * Whether the password matches the hash. Without a hash it returns false after the same time, so that the
 * duration does not reveal an unknown address. Throws a 503 when too many are waiting.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? DUMMY_HASH);
  if (!parts) throw new Error('A stored password hash is not readable.');
  const [, memory, passes, parallelism, salt = '', expected = ''] = parts;
  const expectedKey = Buffer.from(expected, 'base64');
  const key = await hashing.run(() =>
    deriveKey('argon2id', {
      message: bytesOf(password),
      nonce: Buffer.from(salt, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expectedKey.length,
    }),
  );
  return timingSafeEqual(key, expectedKey) && hash !== undefined;
}

const DUMMY_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(32))}`;

// Gives characters that can be typed in two ways, such as accented letters, one form.
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
