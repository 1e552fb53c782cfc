import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../errors.ts';
import type { MailboxReader } from '../modules/mail/ports.ts';
import { MAILBOX_POLICY, mailboxPage, mailPage } from './mailbox-pages.ts';
import { isFromThisMachine } from './operator-access.ts';

/**
 * Serves the page /mailbox, where a person reads the mails of a server without a mail server. It
 * shows links that open accounts, so it answers only callers on this machine.
 */
export function registerMailbox(app: FastifyInstance, mailbox: MailboxReader): void {
  app.get('/mailbox', async (request, reply) => {
    if (!isFromThisMachine(request)) throw new Refusal('not_found');
    return sendPage(reply, mailboxPage(await mailbox.listMails()));
  });
  app.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    if (!isFromThisMachine(request)) throw new Refusal('not_found');
    const id = Number(request.params.id);
    const mail = Number.isSafeInteger(id) ? await mailbox.findMail(id) : undefined;
    if (!mail) throw new Refusal('not_found');
    return sendPage(reply, mailPage(mail));
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', MAILBOX_POLICY)
    .header('cache-control', 'no-store')
    .send(html);
}
