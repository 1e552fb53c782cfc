import { createTransport } from 'nodemailer';
import { connectionOf } from '../adapters/mail/smtp.ts';
import type { Config } from '../config.ts';
import { type Finding, ok, reasonOf, wrong } from './finding.ts';

/** How long each step may take, in milliseconds. */
const TIMEOUT = 8_000;

/** Whether the mail server answers and takes the login. It sends no mail. */
export async function checkMail({ smtpUrl }: Config): Promise<Finding[]> {
  if (smtpUrl === undefined) return [ok('SMTP_URL is not set, so mails are shown on the page /mailbox.')];
  const connection = connectionOf(smtpUrl);
  const transport = createTransport({
    ...connection,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  try {
    await transport.verify();
    const login = connection.auth ? 'takes the login' : 'asks for no login';
    return [ok(`${connection.host} answers and ${login}. Whether it sends on is seen with a mail only.`)];
  } catch (error) {
    return [wrong(demandOf(error as NodeJS.ErrnoException & { responseCode?: number }, connection.host))];
  } finally {
    transport.close();
  }
}

// Replies of the mail server are left out, because they may quote the name of the login.
function demandOf(error: NodeJS.ErrnoException & { responseCode?: number }, host: string): string {
  if (error.code === 'EAUTH') return `${host} refuses the login. Check name and password in SMTP_URL.`;
  if (error.code === 'ETLS')
    return `${host} offers no verified TLS, so it gets no password. Use smtps:// in SMTP_URL, or another server.`;
  if (error.responseCode !== undefined)
    return `${host} answers ${error.responseCode} before any mail. Ask who runs it.`;
  return `${host} of SMTP_URL does not answer as a mail server: ${reasonOf(error)}. Check host, port, and smtp or smtps.`;
}
