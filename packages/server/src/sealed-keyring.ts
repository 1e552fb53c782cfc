import { createHash, randomBytes } from 'node:crypto';
import { isKeyId, isPurpose, type Keyring, memberKeyIdOf } from './keyring.ts';
import type { ObjectStore } from './object-store.ts';
import { KEY_BYTES, seal, unseal } from './sealing.ts';

const PURPOSES = 'keys/purposes/';
const MEMBERS = 'keys/members/';
const ERASED = 'keys/erased/';

/** Bytes that tell which of the operator's keys sealed an object. */
const MARK_BYTES = 4;

/**
 * How long a key stays in memory, in milliseconds. Nearly every call needs one. A key that another server has
 * destroyed opens nothing afterwards but what this server still reads: the rows and files are gone.
 */
const KEPT_FOR = 60_000;

/** Keys in memory at most. */
const MOST_KEPT = 10_000;

/**
 * The keyring in a bucket, each key sealed under a key of the operator: the first of `secrets` seals, and all
 * open. The bucket alone opens nothing, and neither does the database with the operator's keys. A destroyed
 * key is gone from the bucket, so no copy of the database brings it back.
 */
export function openSealedKeyring(store: ObjectStore, secrets: readonly Buffer[]): Keyring {
  const kept = new Map<string, { key: Buffer; until: number }>();

  function keep(name: string, key: Buffer): Buffer {
    const [oldest] = kept.keys();
    if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(name, { key, until: performance.now() + KEPT_FOR });
    return key;
  }

  async function find(name: string): Promise<Buffer | undefined> {
    const known = kept.get(name);
    if (known && known.until > performance.now()) return known.key;
    kept.delete(name);
    const object = objectOf(name);
    const sealed = await store.find(object);
    return sealed && keep(name, openKey(secrets, object, sealed));
  }

  return {
    find,

    async obtain(name) {
      const known = await find(name);
      if (known) return known;
      const key = randomBytes(KEY_BYTES);
      const object = objectOf(name);
      if (await store.putNew(object, sealKey(secrets, object, key))) return keep(name, key);
      const made = await find(name);
      if (!made) throw new Error(`The key ${name} vanished while it was made.`);
      return made;
    },

    list: () => namesIn(PURPOSES, isPurpose),

    async destroy(name) {
      kept.delete(name);
      await store.remove(objectOf(name));
    },

    noteErased: (keyId) => store.put(`${ERASED}${keyId}`, Buffer.alloc(0)),
    listErased: () => namesIn(ERASED, isKeyId),
  };

  async function namesIn(folder: string, isOurs: (name: string) => boolean): Promise<string[]> {
    const names: string[] = [];
    for await (const page of store.list(folder))
      names.push(...page.map(({ name }) => name.slice(folder.length)).filter(isOurs));
    return names;
  }
}

/**
 * Seals every key again that is not under the first of `secrets`, beside running servers that know all of
 * them. Safe to break off and to repeat. Calls back after each page with the numbers so far.
 */
export async function rotateKeys(
  store: ObjectStore,
  secrets: readonly Buffer[],
  onProgress: (seen: number, sealed: number) => void,
): Promise<void> {
  let [seen, sealed] = [0, 0];
  for (const folder of [PURPOSES, MEMBERS])
    for await (const page of store.list(folder)) {
      for (const { name } of page) if (await sealAgain(store, secrets, name)) sealed += 1;
      seen += page.length;
      onProgress(seen, sealed);
    }
}

/**
 * Copies a key into the bucket and checks that it opens there. Throws where another key has its name already.
 */
export async function copyKey(
  store: ObjectStore,
  secrets: readonly Buffer[],
  name: string,
  key: Buffer,
): Promise<void> {
  const object = objectOf(name);
  await store.putNew(object, sealKey(secrets, object, key));
  const sealed = await store.find(object);
  if (sealed && !openKey(secrets, object, sealed).equals(key))
    throw new Error(`The bucket has another key named ${name}. Nothing of it was changed.`);
}

async function sealAgain(store: ObjectStore, secrets: readonly Buffer[], object: string): Promise<boolean> {
  const sealed = await store.find(object);
  if (!sealed || isMarked(sealed, secrets[0])) return false;
  await store.put(object, sealKey(secrets, object, openKey(secrets, object, sealed)));
  // The member may have been erased between the two. The note of it came before the key was removed.
  const note = `${ERASED}${object.slice(MEMBERS.length)}`;
  if (object.startsWith(MEMBERS) && (await store.find(note))) await store.remove(object);
  return true;
}

/** The object that holds the key of this name. */
function objectOf(name: string): string {
  const id = memberKeyIdOf(name);
  return id === undefined ? `${PURPOSES}${name}` : `${MEMBERS}${id}`;
}

function sealKey([first]: readonly Buffer[], object: string, key: Buffer): Buffer {
  if (!first) throw new Error('KEYS holds no key.');
  return Buffer.concat([markOf(first), seal(first, key, object)]);
}

function openKey(secrets: readonly Buffer[], object: string, sealed: Buffer): Buffer {
  const secret = secrets.find((one) => isMarked(sealed, one));
  if (!secret)
    throw new Error(`The key ${object} was sealed under none of KEYS: add the one that it was sealed under.`);
  return unseal(secret, sealed.subarray(MARK_BYTES), object);
}

function isMarked(sealed: Buffer, secret: Buffer | undefined): boolean {
  return secret !== undefined && sealed.subarray(0, MARK_BYTES).equals(markOf(secret));
}

function markOf(secret: Buffer): Buffer {
  return createHash('sha256').update('daylit key ').update(secret).digest().subarray(0, MARK_BYTES);
}
