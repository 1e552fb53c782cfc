import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { outageOf } from './outages.ts';
import { describeProblem } from './validators.ts';

/** Sentences for what Fastify itself refuses, by status. Its own are written for programmers. */
const SENTENCES: Record<number, string> = {
  404: 'There is nothing at this address.',
  405: 'This address does not take that method.',
  408: 'The request took too long. Please try again.',
  413: 'This is too large to be sent.',
  415: 'This kind of content is not taken here.',
  431: 'The headers of this request are too large.',
  503: 'The service is busy. Please try again in a moment.',
};

/** What PostgreSQL answers to a value that it cannot hold: by class a bad text, number or moment. */
const UNHOLDABLE = new Set(['22003', '22007', '22008', '22009', '22021', '22P02', '22P05']);

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
  const outage = outageOf(error);
  if (outage) {
    request.log.error({ request: request.id, err: error }, outage.log);
    return reply
      .code(503)
      .header('retry-after', String(outage.retryAfter))
      .send({ detail: outage.detail ?? SENTENCES[503] });
  }
  if (UNHOLDABLE.has(error.code)) {
    // Validation should have refused it by name, so this is ours to mend.
    request.log.error({ request: request.id, err: error }, 'the database refused a value');
    return reply.code(422).send({ detail: new Refusal('invalid').message });
  }
  // A part of the address that is longer than any of ours is one that we do not know.
  const status = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 404 : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ request: request.id, err: error }, 'unexpected error');
  return reply.code(status).send({ detail: sentenceOf(status) });
}

/** What a status that no part of ours has chosen says to a person. */
export function sentenceOf(status: number): string {
  return SENTENCES[status] ?? (status < 500 ? 'This request cannot be read.' : UNEXPECTED);
}
