import type { MailTransport } from '../../modules/mail/ports.ts';

/**
 * The transport of a server without a mail server. The page /mailbox shows the outbox, so a mail is delivered
 * as soon as it is written.
 */
export function createMailboxTransport(): MailTransport {
  return { isMailbox: true, deliver: async () => undefined, close: () => undefined };
}
