import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Model } from './recognition/ranking.ts';

/** The file begins with a digest of what the model was made of, and one of the model. */
const DIGEST_BYTES = 32;

const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** @param source What the model was made of, as a digest. */
export function writeModel(model: Model, source: Uint8Array): Buffer {
  const bytes = serialize(model);
  return Buffer.concat([source, digestOf(bytes), bytes]);
}

/** The model in the bytes of a file. Undefined when they are damaged or incomplete. */
export function readModel(file: Uint8Array): Model | undefined {
  const bytes = file.subarray(2 * DIGEST_BYTES);
  const isWhole = digestOf(bytes).equals(file.subarray(DIGEST_BYTES, 2 * DIGEST_BYTES));
  return isWhole ? (deserialize(bytes) as Model) : undefined;
}

/** Whether the bytes are a whole model that was made of this source. */
export const isModelOf = (file: Uint8Array, source: Uint8Array): boolean =>
  Buffer.from(source).equals(file.subarray(0, DIGEST_BYTES)) && readModel(file) !== undefined;
