import { unescape } from 'node:querystring';
import { createTransport } from 'nodemailer';
import { isLocalHost } from '../../local-host.ts';
import { MailRefused, type MailTransport } from '../../modules/mail/ports.ts';

interface Options {
  /** `smtp://` or `smtps://`, with user and password if the server asks for them. */
  url: string;
  /** An address, or a name and an address in angle brackets. */
  from: string;
}

/**
 * Answers to these commands are about the one mail. All others are about the connection, and concern every
 * mail.
 */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

const NO_TLS =
  'The mail server of SMTP_URL does not offer verified TLS, so it gets no password. Use smtps:// or a server with STARTTLS; the mail waits.';

/** Sends mails through a mail server. Connections are reused and every step has a time limit. */
export function createSmtpTransport({ url, from }: Options): MailTransport {
  const transport = createTransport({
    ...connectionOf(url),
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
    isMailbox: false,
    async deliver({ message_id, recipient, subject, text, html }) {
      const messageId = `<${message_id}@${domain}>`;
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
        throw withoutAddress(error as SmtpError);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * How to connect. A password leaves this machine through TLS only; without one, TLS is used where the server
 * offers it. Certificates are always verified.
 */
export function connectionOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    // An IPv6 address is connected to without the brackets that a URL wants.
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    ...(port && { port: Number(port) }),
    secure,
    requireTLS: !secure && username !== '' && !isLocalHost(hostname),
    ...(username && { auth: { user: unescape(username), pass: unescape(password) } }),
  };
}

type SmtpError = Error & { responseCode?: number; code?: string; command?: string };

// Without the error itself, whose message can quote the recipient and would end up in the job's record.
function withoutAddress({ responseCode, code, command = '', message }: SmtpError): Error {
  if (code === 'ETLS') return new Error(NO_TLS);
  if (responseCode !== undefined && responseCode >= 500 && ABOUT_THE_MAIL.has(command)) {
    return new MailRefused(responseCode);
  }
  // Said by Node about the connection, for example about its certificate, before any address was sent.
  const reason = code === 'ESOCKET' ? message : (responseCode ?? code ?? 'no reason given');
  return new Error(`The mail server did not take the mail (${reason}).`);
}
