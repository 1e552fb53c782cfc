import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { describeProblem } from './validators.ts';

/** Sentences for what Fastify itself refuses, by status. Its own are written for programmers. */
const SENTENCES: Record<number, string> = {
  400: 'This request cannot be read.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that method.',
  408: 'The request took too long. Please try again.',
  413: 'This is too large. A photo may have 20 MB at most.',
  414: 'This address is too long.',
  415: 'This kind of content is not taken here.',
  431: 'The headers of this request are too large.',
  503: 'The service is busy. Please try again in a moment.',
};

const UNEXPECTED = 'Unexpected error. Please try again.';

/** Answers every failure with its status and `{ detail }`; what is our fault goes into the log. */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Refusal) {
    return reply.code(error.status).headers(error.headers).send({ detail: error.message });
  }
  if (error.validation) {
    return reply.code(422).send({ detail: describeProblem(error.validation[0] as never) });
  }
  if (isDatabaseAway(error)) {
    request.log.error({ request: request.id, err: error }, 'the database does not answer');
    return reply.code(503).header('retry-after', '2').send({ detail: SENTENCES[503] });
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ request: request.id, err: error }, 'unexpected error');
  return reply
    .code(status)
    .send({ detail: SENTENCES[status] ?? (status < 500 ? SENTENCES[400] : UNEXPECTED) });
}

// Class 57 and 08 mean that PostgreSQL goes down, comes up or is out of reach; 53 that it is out of
// space or connections. All pass without anybody changing the program.
function isDatabaseAway({ code, message }: Error & { code?: string }): boolean {
  return (
    /^(57P|08|53)/.test(code ?? '') ||
    ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE'].includes(code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect/.test(message)
  );
}
