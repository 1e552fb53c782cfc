import { unescape } from 'node:querystring';
import { createTransport } from 'nodemailer';
import { measure } from '../../activity.ts';
import { isLocalHost } from '../../local-host.ts';
import { isAboutAddress, MailRefused, type MailTransport } from '../../modules/mail/ports.ts';

interface Options {
  /** `smtp://` or `smtps://`, with user and password if the server asks for them. */
  url: string;
  /** An address, or a name and an address in angle brackets. */
  from: string;
}

/**
 * SMTP commands whose replies concern one mail. Replies to all others concern the connection, and so every
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
    async deliver({ message_id, recipient, subject, text, html, replyTo, stopUrl }) {
      const mail = {
        from,
        to: { name: '', address: recipient },
        // An object, so that the library never reads a list of addresses or a name out of it.
        ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        messageId: `<${message_id}@${domain}>`,
        ...(stopUrl !== undefined && { headers: stopHeaders(stopUrl) }),
      };
      await measure(
        { part: 'mail', operation: 'send' },
        () =>
          transport.sendMail(mail).catch((error: SmtpError) => {
            throw withoutAddress(error);
          }),
        { ofError: (error) => (error instanceof MailRefused ? 'refused' : 'error') },
      );
    },
    close: () => transport.close(),
  };
}

// One click in the mail program is enough (RFC 8058), which sends the POST only to https.
function stopHeaders(url: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${url}>`,
    ...(url.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

/**
 * The connection options. A password is sent over TLS only, except to this machine. Without a password, TLS
 * is used where the server offers it. Certificates are always verified.
 */
export function connectionOf(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    // A socket takes an IPv6 address without the brackets of a URL.
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    ...(port && { port: Number(port) }),
    secure,
    requireTLS: !secure && username !== '' && !isLocalHost(hostname),
    ...(username && { auth: { user: unescape(username), pass: unescape(password) } }),
  };
}

type SmtpError = Error & { responseCode?: number; response?: string; code?: string; command?: string };

// The original error is left out: its message can quote the recipient, and the job's record would keep it.
function withoutAddress({ responseCode, response = '', code, command = '', message }: SmtpError): Error {
  if (code === 'ETLS') return new Error(NO_TLS);
  if (responseCode !== undefined && responseCode >= 500 && ABOUT_THE_MAIL.has(command)) {
    const [, detail] = /^\d{3}[ -](5\.\d+\.\d+)/.exec(response) ?? [];
    return new MailRefused(responseCode, command === 'RCPT TO' && isAboutAddress(detail));
  }
  // Node's own message about the connection, for example its certificate. No address has been sent by then.
  const reason = code === 'ESOCKET' ? message : (responseCode ?? code ?? 'no reason given');
  return new Error(`The mail server did not take the mail (${reason}).`);
}
