import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

/** Bytes of uploads that may be in memory at the same time: about a hundred photos from phones. */
export const UPLOAD_BUDGET = 256 * 1024 * 1024;

/** Takes the memory for an upload until its answer is sent; throws a 503 when there is none left. */
export type ReserveUpload = (request: FastifyRequest, reply: FastifyReply, mostBytes: number) => void;

/**
 * Makes the guard that stands before every upload is read. A crowd of uploads gets a polite refusal
 * instead of taking the memory that everybody else's requests live in.
 */
export function createUploadBudget(): ReserveUpload {
  let taken = 0;
  return (request, reply, mostBytes) => {
    // Without a declared length it can be as long as the document lets it be.
    const bytes = Number(request.headers['content-length'] ?? mostBytes);
    if (taken + bytes > UPLOAD_BUDGET) throw new Refusal('busy', { retryAfter: 5 });
    taken += bytes;
    // Also comes when the client goes away in the middle.
    reply.raw.once('close', () => {
      taken -= bytes;
    });
  };
}
