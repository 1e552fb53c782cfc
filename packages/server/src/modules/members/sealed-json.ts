import type { Db } from '../../db/database.ts';
import type { MemberKeys, OpenSealed } from './key-ports.ts';

/** Seals a value as JSON, which keeps the order of its keys. */
export function sealJson(
  keys: MemberKeys,
  db: Db,
  userId: number,
  value: unknown,
  context: string,
): Promise<Buffer> {
  return keys.seal(db, userId, Buffer.from(JSON.stringify(value)), context);
}

/** Opens what `sealJson` made. The caller knows the type that it stored under this context. */
export function openJson(open: OpenSealed, sealed: Uint8Array, context: string): unknown {
  return JSON.parse(open(sealed, context).toString());
}
