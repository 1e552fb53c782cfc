// The form of a backup file: a line that names the form, a salt, a sealed nothing that tells whether the
// passphrase is right, and then everything else as sealed blocks.
// The sealed stream is gzip of entries, each with its name. Nothing of it can be read, changed or cut off
// without the passphrase.
import { randomBytes, scrypt } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGunzip, createGzip, constants } from 'node:zlib';
import { openStream, sealStream } from '../sealed-stream.ts';
import { KEY_BYTES, seal, unseal } from '../sealing.ts';
import { BackupError } from './backup-error.ts';

/** Something with a name in a backup. Long content comes as several entries of one name, in order. */
export interface Entry {
  name: string;
  body: Buffer;
}

const FORM = 'daylit-backup 1';
const FIRST_LINE = Buffer.from(`${FORM}\n`);
const SALT_BYTES = 16;

/** A sealed nothing: a nonce and a tag. */
const PROOF_BYTES = 28;
const PROOF = `${FORM} passphrase`;

/** Half a second of the processor and 128 MB of memory for each passphrase that somebody tries. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** Before each entry: the length of its name (2 bytes) and of its body (4 bytes). */
const HEADER_BYTES = 6;

/** Bytes of an entry's body at most. */
export const LARGEST_BODY = 1024 * 1024;

/** Bytes that gzip gives at once. */
const PART_BYTES = 256 * 1024;

const DAMAGED = 'The backup file is damaged or cut off. Please take another one.';

/** The bytes of a backup file with these entries. */
export async function* writeArchive(
  entries: AsyncIterable<Entry>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(passphrase, salt);
  yield Buffer.concat([FIRST_LINE, salt, seal(key, new Uint8Array(), PROOF)]);
  // Sealed bytes do not get shorter, but PostgreSQL writes them as hex digits, which do.
  const packed = Readable.from(framed(entries)).compose(
    createGzip({ level: constants.Z_BEST_SPEED, chunkSize: PART_BYTES }),
  ) as AsyncIterable<Buffer>;
  yield* sealStream(packed, FORM, async (content, context) => seal(key, content, context));
}

/**
 * The entries of a backup file. Throws a `BackupError` when the passphrase or a byte of the file is wrong.
 */
export async function* readArchive(file: AsyncIterable<Buffer>, passphrase: string): AsyncGenerator<Entry> {
  const parts = file[Symbol.asyncIterator]();
  const { key, rest } = await readHead(parts, passphrase);
  const open = (sealed: Uint8Array, context: string) => unseal(key, sealed, context);
  try {
    const packed = Readable.from(openStream(following(rest, parts), FORM, open));
    yield* unframed(packed.compose(createGunzip({ chunkSize: PART_BYTES })) as AsyncIterable<Buffer>);
  } catch (error) {
    throw isCorruption(error) ? new BackupError(DAMAGED, { cause: error }) : error;
  }
}

/** Throws a `BackupError` when this is no backup, or not one of this passphrase. Reads only its beginning. */
export async function requirePassphrase(file: AsyncIterable<Buffer>, passphrase: string): Promise<void> {
  const parts = file[Symbol.asyncIterator]();
  await readHead(parts, passphrase);
  await parts.return?.();
}

function opens(key: Buffer, sealed: Buffer, context: string): boolean {
  try {
    unseal(key, sealed, context);
    return true;
  } catch {
    return false;
  }
}

async function readHead(
  parts: AsyncIterator<Buffer>,
  passphrase: string,
): Promise<{ key: Buffer; rest: Buffer }> {
  const length = FIRST_LINE.length + SALT_BYTES + PROOF_BYTES;
  let bytes = Buffer.alloc(0);
  while (bytes.length < length) {
    const { done, value } = await parts.next();
    if (done) break;
    bytes = Buffer.concat([bytes, value]);
  }
  const head = bytes.subarray(0, length);
  if (!head.subarray(0, FIRST_LINE.length).equals(FIRST_LINE))
    throw new BackupError(
      'This is not a backup of Daylit, or one of a newer version. Please choose another.',
    );
  const key = await keyOf(passphrase, head.subarray(FIRST_LINE.length, FIRST_LINE.length + SALT_BYTES));
  if (!opens(key, head.subarray(-PROOF_BYTES), PROOF))
    throw new BackupError('The passphrase is not the one of this backup.');
  return { key, rest: bytes.subarray(length) };
}

async function* following(first: Buffer, parts: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (;;) {
    const { done, value } = await parts.next();
    if (done) return;
    yield value;
  }
}

// What node:crypto, node:zlib and the blocks say about bytes that are not ours; anything else is a fault
// elsewhere, such as a full disk.
function isCorruption(error: unknown): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return code?.startsWith('Z_') === true || /not complete|auth/i.test(message);
}

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, KEY_BYTES, SCRYPT, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

async function* framed(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, body } of entries) {
    const nameBytes = Buffer.from(name);
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt16BE(nameBytes.length);
    header.writeUInt32BE(body.length, 2);
    yield Buffer.concat([header, nameBytes, body]);
  }
}

async function* unframed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  let waiting = Buffer.alloc(0);
  for await (const part of bytes) {
    waiting = Buffer.concat([waiting, part]);
    for (;;) {
      if (waiting.length < HEADER_BYTES) break;
      const nameEnd = HEADER_BYTES + waiting.readUInt16BE();
      const bodyLength = waiting.readUInt32BE(2);
      if (bodyLength > LARGEST_BODY) throw new BackupError(DAMAGED);
      if (waiting.length < nameEnd + bodyLength) break;
      const name = waiting.toString('utf8', HEADER_BYTES, nameEnd);
      yield { name, body: waiting.subarray(nameEnd, nameEnd + bodyLength) };
      waiting = waiting.subarray(nameEnd + bodyLength);
    }
  }
  if (waiting.length > 0) throw new BackupError(DAMAGED);
}
