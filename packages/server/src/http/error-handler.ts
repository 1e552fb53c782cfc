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
  415: 'This kind of content is not accepted here.',
  431: 'The headers of this request are too large.',
  503: 'The service is busy. Please try again in a moment.',
};

/** PostgreSQL's codes for a value that it cannot store: a text, a number or a time. */
const UNSTORABLE = new Set(['22003', '22007', '22008', '22009', '22021', '22P02', '22P05']);

const UNEXPECTED = 'Unexpected error. Please try again.';

/**
 * Answers every failure with its status and `{ detail }`, and the field if one is the reason. Our own faults
 * are logged.
 */
export function answerError(
  error: FastifyError | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof Refusal) {
    const { status, headers, message, field, resetsAt } = error;
    return reply
      .code(status)
      .headers(headers)
      .send({
        detail: message,
        ...(field !== undefined && { field }),
        ...(resetsAt !== undefined && { resets_at: resetsAt }),
      });
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
  if (UNSTORABLE.has(error.code)) {
    // Validation should have refused it and named the field, so this is our defect.
    request.log.error({ request: request.id, err: error }, 'the database refused a value');
    return reply.code(422).send({ detail: new Refusal('invalid').message });
  }
  // A path parameter that is longer than any of ours cannot name anything.
  const status = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? 404 : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ request: request.id, err: error }, 'unexpected error');
  return reply.code(status).send({ detail: sentenceOf(status) });
}

/** The sentence for a status that Fastify or Node has chosen. */
export function sentenceOf(status: number): string {
  return SENTENCES[status] ?? (status < 500 ? 'This request cannot be read.' : UNEXPECTED);
}
