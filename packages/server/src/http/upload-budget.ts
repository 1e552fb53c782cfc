import type { ServerResponse } from 'node:http';
import { Refusal } from '../errors.ts';

/** Bytes of uploads that may be in memory at the same time: about a hundred photos from phones. */
export const UPLOAD_BUDGET = 256 * 1024 * 1024;

/** Uploads that one member may have under way: a scan, and the check of the next photo. */
const UPLOADS_A_MEMBER = 2;

/** One upload that is about to be read. */
export interface Upload {
  memberId: number;
  /** What its header says it has; 0 when it says nothing. */
  declaredBytes: number;
  /** Until this has gone out, or its connection is lost, the upload is in memory. */
  answer: ServerResponse;
}

/**
 * Lets an upload in, and returns what is to be called with the bytes that arrive. Both throw a 503 when they
 * do not fit into memory beside what has arrived already; the first throws a 429 when the member has two
 * under way.
 */
export type AdmitUpload = (upload: Upload) => (bytes: number) => void;

/**
 * Makes the guard of the memory that everybody else's requests live in. It counts what has arrived: if it
 * counted what is announced, a few connections that never send anything could keep everybody out.
 */
export function createUploadBudget(mostBytes = UPLOAD_BUDGET): AdmitUpload {
  let taken = 0;
  const underWay = new Map<number, number>();

  function requireRoom(bytes: number): void {
    if (taken + bytes > mostBytes) throw new Refusal('busy', { retryAfter: 5 });
  }

  return ({ memberId, declaredBytes, answer }) => {
    const others = underWay.get(memberId) ?? 0;
    if (others >= UPLOADS_A_MEMBER) throw new Refusal('too_many', { detail: ONE_BY_ONE, retryAfter: 5 });
    requireRoom(declaredBytes);
    underWay.set(memberId, others + 1);
    let own = 0;
    let isOver = false;
    // Also comes when the client goes away in the middle.
    answer.once('close', () => {
      taken -= own;
      isOver = true;
      const left = (underWay.get(memberId) ?? 1) - 1;
      if (left > 0) underWay.set(memberId, left);
      else underWay.delete(memberId);
    });
    return (bytes) => {
      // What trickles in after the answer is thrown away and takes no memory.
      if (isOver) return;
      requireRoom(bytes);
      own += bytes;
      taken += bytes;
    };
  };
}

const ONE_BY_ONE = 'Your other photos are still on their way. Please wait until they have arrived.';
