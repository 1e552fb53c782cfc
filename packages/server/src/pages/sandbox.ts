import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { DeskAnswer, PracticeDesk } from '../modules/billing/ports.ts';
import type { OperatorAccess } from '../http/operator-access.ts';

type Page = FastifyRequest<{ Params: { id: string }; Querystring: { card?: string }; Body: URLSearchParams }>;

/** The largest step of the sandbox's clock: ten years, in seconds. */
const LONGEST_JUMP = 10 * 366 * 24 * 60 * 60;

/**
 * Serves the sandbox's pages, where play money is paid, and its clock. They stand for an external provider,
 * so they have no session: anyone with the address of a checkout may pay it.
 */
export async function registerSandbox(
  app: FastifyInstance,
  desk: PracticeDesk,
  operators: OperatorAccess,
): Promise<void> {
  await app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      async (_request: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    pages.get('/sandbox/checkout/:id', (request: Page, reply) =>
      show(reply, desk.policy, desk.showCheckout(request.params.id, cardOf(request))),
    );
    pages.post('/sandbox/checkout/:id', (request: Page, reply) =>
      show(reply, desk.policy, desk.payCheckout(request.params.id, formOf(request))),
    );
    pages.get('/sandbox/card/:id', (request: Page, reply) =>
      show(reply, desk.policy, desk.showCardPage(request.params.id, cardOf(request))),
    );
    pages.post('/sandbox/card/:id', (request: Page, reply) =>
      show(reply, desk.policy, desk.changeCard(request.params.id, formOf(request))),
    );
    pages.get('/sandbox/fonts/:file', ({ params }: FastifyRequest<{ Params: { file: string } }>, reply) => {
      const font = desk.findFont(params.file);
      if (!font) throw new Refusal('not_found');
      return reply.type('font/woff2').header('cache-control', 'public, max-age=604800').send(font);
    });
    pages.post('/sandbox/clock', (request, reply) => moveClock(desk, operators, request, reply));
  });
}

async function show(
  reply: FastifyReply,
  policy: string,
  answering: Promise<DeskAnswer | undefined>,
): Promise<FastifyReply> {
  const answer = await answering;
  if (!answer) throw new Refusal('not_found');
  reply.header('cache-control', 'no-store');
  if ('redirect' in answer) return reply.redirect(answer.redirect, 303);
  return reply
    .code(answer.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(answer.html);
}

async function moveClock(
  desk: PracticeDesk,
  { viewOf }: OperatorAccess,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (viewOf(request) !== 'shown') throw new Refusal('not_found');
  const now = await desk.advanceClock(secondsOf(request.body));
  return reply.send({ now: now.toISOString() });
}

function cardOf({ query }: Page): string | undefined {
  return typeof query.card === 'string' ? query.card : undefined;
}

function formOf({ body }: Page): URLSearchParams {
  return body instanceof URLSearchParams ? body : new URLSearchParams();
}

function secondsOf(body: unknown): number {
  const seconds = (body as { advance_seconds?: unknown } | null)?.advance_seconds;
  if (Number.isInteger(seconds) && Number(seconds) >= 0 && Number(seconds) <= LONGEST_JUMP)
    return Number(seconds);
  throw new Refusal('invalid', {
    detail: `"advance_seconds" must be a whole number from 0 to ${LONGEST_JUMP}.`,
    field: 'advance_seconds',
  });
}
