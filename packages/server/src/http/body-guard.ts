import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import { meterBody } from './body-meter.ts';
import type { Operation } from './document.ts';
import type { Form } from './multipart.ts';
import { memberOf } from './sessions.ts';
import type { AdmitUpload } from './upload-budget.ts';

type GuardBody = (request: FastifyRequest, reply: FastifyReply, body: Readable) => Promise<Readable>;

/**
 * Makes the guard that a body passes before it is read. It throws a 415 for a type that the document does not
 * name, a 413 for more bytes than the form can hold, and a 429 or 503 for uploads that do not fit into
 * memory. A body that comes too slowly ends with a 408.
 */
export function createBodyGuard(
  operation: Operation,
  form: Form | undefined,
  admitUpload: AdmitUpload,
): GuardBody {
  return async (request, reply, body) => {
    requireDeclaredType(request, operation);
    const maxBytes = form?.maxBytes ?? Number.POSITIVE_INFINITY;
    const declaredBytes = Number(request.headers['content-length'] ?? 0);
    if (form && declaredBytes > maxBytes) throw form.tooLarge();
    const reserve = form?.hasFiles
      ? admitUpload({ memberId: memberOf(request).id, declaredBytes, answer: reply.raw })
      : undefined;
    let arrived = 0;
    return meterBody(body, (bytes) => {
      arrived += bytes;
      if (form && arrived > maxBytes) throw form.tooLarge();
      reserve?.(bytes);
    });
  };
}

/** The media type that a request claims for its body, in lower case and without parameters. */
export function mediaTypeOf({ headers }: FastifyRequest): string | undefined {
  return headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
}

// Fastify validates only the body types that a schema names; any other would pass unchecked.
function requireDeclaredType(request: FastifyRequest, { bodies, isBodyRequired }: Operation): void {
  const type = mediaTypeOf(request);
  const declared = Object.keys(bodies);
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers;
  const isBodyless = length === '0' && coding === undefined;
  if (isBodyless && !isBodyRequired) return;
  if (!type || !declared.includes(type)) {
    throw new Refusal('unsupported_type', { detail: `Please send this as ${declared.join(' or ')}.` });
  }
}
