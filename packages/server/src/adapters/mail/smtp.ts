import { createTransport } from 'nodemailer';
import { MailRefused, type MailTransport } from '../../modules/mail/ports.ts';

interface Options {
  /** `smtp://` or `smtps://`, with user and password if the server asks for them. */
  url: string;
  /** An address, or a name and an address in angle brackets. */
  from: string;
}

/** Sends mails through a mail server. Connections are reused and every step has a time limit. */
export function createSmtpTransport({ url, from }: Options): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // A mail holds our own text only; nothing in it may make the library open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = from.match(/@([^\s<>]+?)>?$/)?.[1] ?? 'localhost';
  return {
    async deliver({ id, recipient, subject, text, html }) {
      const messageId = `<mail-${id}@${domain}>`;
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: recipient },
          subject,
          text,
          html,
          messageId,
        });
      } catch (error) {
        const { responseCode, code } = error as Error & { responseCode?: number; code?: string };
        if (responseCode !== undefined && responseCode >= 500) throw new MailRefused(responseCode);
        // Without the error itself, whose message can quote the recipient and would end up in the job's record.
        // oxlint-disable-next-line preserve-caught-error -- see above
        throw new Error(
          `The mail server did not take the mail (${responseCode ?? code ?? 'no reason given'}).`,
        );
      }
    },
    close: () => transport.close(),
  };
}
