import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';
import type { MailboxReader } from '../modules/mail/ports.ts';
import { MAILBOX_POLICY, mailboxPage, mailPage } from './mailbox-pages.ts';
import type { OperatorAccess } from '../http/operator-access.ts';

type List = FastifyRequest<{ Querystring: { key?: unknown } }>;

/**
 * Serves the page /mailbox, where a person reads the mails of a server without a mail server. It
 * shows links that open accounts, so it is for operators only.
 */
export function registerMailbox(
  app: FastifyInstance,
  mailbox: MailboxReader,
  operators: OperatorAccess,
): void {
  app.get('/mailbox', async (request: List, reply) => {
    const { key } = request.query;
    // The key leaves the address at once, so that neither the history nor a shared picture of the page holds
    // it.
    if (key !== undefined && operators.admit(request, reply, key))
      return reply.header('cache-control', 'no-store').redirect('/mailbox', 303);
    requireOperator(operators, request);
    return sendPage(reply, mailboxPage(await mailbox.listMails()));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    requireOperator(operators, request);
    const id = Number(request.params.id);
    const mail = Number.isSafeInteger(id) ? await mailbox.findMail(id) : undefined;
    if (!mail) throw new Refusal('not_found');
    return sendPage(reply, mailPage(mail));
  });
}

function requireOperator({ viewOf }: OperatorAccess, request: FastifyRequest): void {
  const view = viewOf(request);
  if (view === 'absent') throw new Refusal('not_found');
  if (view === 'refused')
    throw new Refusal('not_found', {
      detail: 'Open the mailbox by the address with the key, which the server printed when it started.',
    });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', MAILBOX_POLICY)
    .header('cache-control', 'no-store')
    .send(html);
}
