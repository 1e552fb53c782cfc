import type { ServerResponse } from 'node:http';
import { Refusal } from '../errors.ts';

/** Bytes of uploads that may be in memory at the same time: about a hundred photos from phones. */
export const UPLOAD_BUDGET = 256 * 1024 * 1024;

/** Uploads that one member may have under way: a scan, and the check of the next photo. */
const UPLOADS_PER_MEMBER = 2;

/** One upload that is about to be read. */
export interface Upload {
  memberId: number;
  /** The bytes that its header announces; 0 when it announces none. */
  declaredBytes: number;
  /** The upload counts until this answer has been sent or its connection is lost. */
  answer: ServerResponse;
}

/**
 * Admits an upload, and returns a function to call with the bytes that arrive. Both throw a 503 when they do
 * not fit into memory beside what has arrived already. The first also throws a 429 when the member has two
 * uploads under way.
 */
export type AdmitUpload = (upload: Upload) => (bytes: number) => void;

/**
 * Makes the guard of the memory that uploads share with all other requests. It counts what has arrived: if it
 * counted what is announced, a few connections that never send anything could block everybody.
 */
export function createUploadBudget(maxBytes = UPLOAD_BUDGET): AdmitUpload {
  let taken = 0;
  const underWay = new Map<number, number>();

  function requireRoom(bytes: number): void {
    if (taken + bytes > maxBytes) throw new Refusal('busy', { retryAfter: 5 });
  }

  return ({ memberId, declaredBytes, answer }) => {
    const others = underWay.get(memberId) ?? 0;
    if (others >= UPLOADS_PER_MEMBER) throw new Refusal('too_many', { detail: ONE_BY_ONE, retryAfter: 5 });
    requireRoom(declaredBytes);
    underWay.set(memberId, others + 1);
    let own = 0;
    let isOver = false;
    // Also emitted when the client disconnects early.
    answer.once('close', () => {
      taken -= own;
      isOver = true;
      const left = (underWay.get(memberId) ?? 1) - 1;
      if (left > 0) underWay.set(memberId, left);
      else underWay.delete(memberId);
    });
    return (bytes) => {
      // Bytes that arrive after the answer are discarded and take no memory.
      if (isOver) return;
      requireRoom(bytes);
      own += bytes;
      taken += bytes;
    };
  };
}

const ONE_BY_ONE = 'Your other photos are still on their way. Please wait until they have arrived.';
