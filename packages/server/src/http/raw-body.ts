import { PassThrough, type Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from './contract.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of the body as received, for the operations in `WITH_RAW_BODY`. */
    rawBody?: Buffer;
  }
}

/** Calls whose signature covers the bytes of the body, which would differ after parsing and serialising. */
export const WITH_RAW_BODY: ReadonlySet<OperationId> = new Set(['receiveStripeEvent']);

/** Records the bytes on their way to the parser, whose size limit covers both. */
export async function keepRawBody(
  request: FastifyRequest,
  _reply: FastifyReply,
  body: Readable,
): Promise<Readable> {
  const pieces: Buffer[] = [];
  const passing = new PassThrough();
  body.on('data', (piece: Buffer) => pieces.push(piece));
  body.on('end', () => {
    request.rawBody = Buffer.concat(pieces);
  });
  // After a refusal nobody reads it any more, and an error without a listener would end the process.
  passing.on('error', () => undefined);
  body.on('error', (error) => passing.destroy(error));
  return body.pipe(passing);
}
