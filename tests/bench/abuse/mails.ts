import { setTimeout as wait } from 'node:timers/promises';
import { type FakeMailServer, startFakeMailServer } from '../../../packages/server/test/fake-mail-server.ts';

/** A mail as received. */
export interface ReceivedMail {
  /** The header lines, unfolded. */
  headers: string[];
  /** Everything after them, decoded. */
  text: string;
}

/** The mail server of the bench. */
export interface Mails {
  /** For SMTP_URL. */
  url: string;
  /** Mails to this address, oldest first. Waits until there are at least `least`. */
  to(address: string, least?: number): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

const MAIL_TIMEOUT_MS = 30_000;

export async function startMails(): Promise<Mails> {
  const server = await startFakeMailServer();
  return {
    url: server.url,
    to: (address, least = 0) => mailsTo(server, address, least),
    close: () => server.close(),
  };
}

/** The token of the newest link in a mail to this address. */
export async function tokenFor(mails: Mails, address: string, least = 1): Promise<string> {
  const received = await mails.to(address, least);
  const token = /verify-email\?token=([\w-]+)/.exec(received.at(-1)?.text ?? '')?.[1];
  if (!token) throw new Error('The newest mail holds no verification link.');
  return token;
}

async function mailsTo(server: FakeMailServer, address: string, least: number): Promise<ReceivedMail[]> {
  const deadline = performance.now() + MAIL_TIMEOUT_MS;
  for (;;) {
    const found = server.received
      .map(readMail)
      .filter(({ headers }) => headers.some((line) => isTo(line, address)));
    if (found.length >= least) return found;
    if (performance.now() > deadline) throw new Error(`${found.length} instead of ${least} mails came.`);
    await wait(20);
  }
}

function isTo(line: string, address: string): boolean {
  return line.toLowerCase().startsWith('to:') && line.toLowerCase().includes(address.toLowerCase());
}

function readMail(raw: string): ReceivedMail {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const text = rest.join('\r\n\r\n').replaceAll('=\r\n', '');
  return {
    headers,
    text: text.replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  };
}
