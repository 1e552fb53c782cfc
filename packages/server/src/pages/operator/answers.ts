import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperatorService } from '../../admin/operator-service.ts';
import { Refusal } from '../../errors.ts';
import { isStorable } from '../../storable.ts';
import { OPERATOR_POLICY, type Place, type Seen } from './layout.ts';
import type { SessionCookie } from './session-cookie.ts';

/** A request of these pages. The body is that of a form; a GET has none. */
export type Sent = FastifyRequest<{ Body?: unknown; Querystring: { token?: unknown } }>;

/** Where everything begins. */
export const START = '/operator';

/** A field of the form, without spaces around it. Empty where it is missing. Throws a 400 for a NUL. */
export function readField({ body }: Sent, name: string): string {
  const text = body instanceof URLSearchParams ? (body.get(name) ?? '').trim() : '';
  if (!isStorable(text)) throw new Refusal('unreadable');
  return text;
}

/** Answers with a page. */
export function show(
  reply: FastifyReply,
  html: string,
  status = 200,
  policy = OPERATOR_POLICY,
): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(html);
}

/** Leads to another of these pages. */
export function lead(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'no-store').redirect(address, 303);
}

interface Guard {
  sessions: OperatorService['sessions'];
  cookie: SessionCookie;
}

/** What answers a request of an operator who is signed in. */
type Answer = (request: Sent, reply: FastifyReply, seen: Seen) => Promise<FastifyReply>;

/** Makes a handler for operators who are signed in. Others are led to the start, which lets them sign in. */
export function forOperators({ sessions, cookie }: Guard) {
  return (place: Place, answer: Answer) =>
    async (request: Sent, reply: FastifyReply): Promise<FastifyReply> => {
      const token = cookie.read(request);
      const operator = token === undefined ? undefined : await sessions.find(token);
      if (operator === undefined) return lead(reply, START);
      return await answer(request, reply, { operator, place });
    };
}
