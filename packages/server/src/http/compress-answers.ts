import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding } from './content-coding.ts';

/** Smaller answers fit into one packet anyway, in characters. */
const SHORTEST = 1_000;

/**
 * How many answers are compressed at the same time. Photos and files need the threads of the pool, too. One
 * more is sent as it is, so that nobody waits.
 */
const AT_ONCE = 2;

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;

/** For what is sent once: fast, and with little memory. */
export const compressors = {
  // A window of 256 kB, because the usual one of 4 MB is memory for nothing; quality 4 is as fast as gzip.
  br: (answer: string) =>
    promisify(brotliCompress)(answer, { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18 } }),
  gzip: (answer: string) => promisify(gzip)(answer),
};

/**
 * Makes the hook that compresses the long JSON answers of a call. Only for calls that read: which answers are
 * safe to compress is in decision 0160. Streams pass through it as they are.
 */
export function createAnswerCompressor(): (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
) => Promise<unknown> {
  let running = 0;
  return async (request, reply, answer) => {
    if (typeof answer !== 'string' || answer.length < SHORTEST || !isJson(reply)) return answer;
    reply.header('vary', 'accept-encoding');
    const coding = acceptedCoding(request);
    if (!coding || running >= AT_ONCE) return answer;
    running += 1;
    try {
      const compressed = await compressors[coding](answer);
      reply.header('content-encoding', coding);
      reply.removeHeader('content-length');
      return compressed;
    } finally {
      running -= 1;
    }
  };
}

function isJson(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('application/json');
}
