import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import tls from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { MailRefused } from '../../modules/mail/ports.ts';
import { connectionOf, createSmtpTransport } from './smtp.ts';

const MAIL = {
  message_id: '4f0c9a52-6c1e-4d0f-8a55-0d6f0d2b7a11',
  recipient: 'noor@example.org',
  subject: 'A link',
  text: 'a link',
  html: '<p>a link</p>',
};

// Linux and macOS connect 0.0.0.0 to this machine, but it is none of the names that we accept as local.
const ELSEWHERE = '0.0.0.0';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A mail server that records the passwords it receives, and a transport that has a password for it. */
async function connect(host: string, options: SMTPServerOptions) {
  const passwords: unknown[] = [];
  const server = new SMTPServer({
    ...options,
    onAuth: ({ password }, _session, done) => {
      passwords.push(password);
      done(null, { user: 'daylit' });
    },
    onData: (stream, _session, done) => stream.on('end', done).resume(),
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const transport = createSmtpTransport({
    url: `smtp://daylit:p%40ss@${host}:${port}`,
    from: 'hello@daylit.example',
  });
  closing.push(async () => {
    transport.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  return { passwords, deliver: () => transport.deliver(MAIL) };
}

describe('a password', () => {
  it('a password is not sent to a remote server without TLS, and the mail can be retried', async () => {
    const { passwords, deliver } = await connect(ELSEWHERE, {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    });
    const error = await deliver().catch((failure: Error) => failure);
    expect(error).toMatchObject({
      name: 'Error',
      message: expect.stringMatching(/does not offer verified TLS.*no password/),
    });
    expect(passwords).toEqual([]);
  });

  it('a password is not sent when the certificate is not trusted', async () => {
    const { passwords, deliver } = await connect(ELSEWHERE, certificateFor(ELSEWHERE));
    await expect(deliver()).rejects.toThrow('certificate');
    expect(passwords).toEqual([]);
  });

  it('a password is sent to a remote server over TLS with a trusted certificate', async () => {
    const { key, cert } = certificateFor(ELSEWHERE);
    const usual = tls.getCACertificates();
    tls.setDefaultCACertificates([...usual, cert]);
    try {
      const { passwords, deliver } = await connect(ELSEWHERE, { key, cert });
      await deliver();
      expect(passwords).toEqual(['p@ss']);
    } finally {
      tls.setDefaultCACertificates(usual);
    }
  });

  it('a password is sent to a server on this machine without TLS', async () => {
    const { passwords, deliver } = await connect('127.0.0.1', {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
    });
    await deliver();
    expect(passwords).toEqual(['p@ss']);
  });
});

it('an answer goes to one address, whatever the address contains', async () => {
  const mails: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const transport = createSmtpTransport({ url: `smtp://127.0.0.1:${port}`, from: 'hello@daylit.example' });
  closing.push(async () => {
    transport.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  await transport.deliver({ ...MAIL, replyTo: 'ada@example.org\r\nBcc: evil@example.org' });
  expect(mails[0]).not.toMatch(/^Bcc:/im);
  expect(mails[0]?.match(/^Reply-To:/gim)).toHaveLength(1);
});

const refuse = (responseCode: number) => Object.assign(new Error('refused'), { responseCode });

describe('a permanent refusal', () => {
  const local = { disabledCommands: ['STARTTLS'], authOptional: true, allowInsecureAuth: true };

  it('a permanent refusal concerns this mail or its recipient', async () => {
    const { deliver } = await connect('127.0.0.1', {
      ...local,
      onRcptTo: (_address, _session, done) => done(refuse(550)),
    });
    await expect(deliver()).rejects.toThrow(MailRefused);
  });

  it('a permanent refusal never concerns the sender or the connection, which an operator can correct', async () => {
    for (const options of [
      {
        onMailFrom: (_address: unknown, _session: unknown, done: (error: Error) => void) => done(refuse(550)),
      },
      { onConnect: (_session: unknown, done: (error: Error) => void) => done(refuse(554)) },
    ]) {
      const { deliver } = await connect('127.0.0.1', { ...local, ...options });
      const error = await deliver().catch((failure: Error) => failure);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(MailRefused);
    }
  });
});

describe('the connection', () => {
  it.each([
    [
      'smtp://u:p@mail.example',
      { host: 'mail.example', secure: false, requireTLS: true, auth: { user: 'u', pass: 'p' } },
    ],
    ['smtps://u:p@mail.example:465', { host: 'mail.example', port: 465, secure: true, requireTLS: false }],
    ['smtp://relay:25', { host: 'relay', port: 25, secure: false, requireTLS: false }],
    ['smtp://u:p@[::1]:25', { host: '::1', port: 25, requireTLS: false }],
  ])('of %s', (url, expected) => {
    expect(connectionOf(url)).toMatchObject(expected);
  });
});

/** Made for each run, so that the repository holds no private key. */
function certificateFor(address: string): { key: string; cert: string } {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'daylit-cert-'));
  const [key, cert] = [path.join(directory, 'key.pem'), path.join(directory, 'cert.pem')];
  const subject = ['-subj', '/CN=mail', '-addext', `subjectAltName=IP:${address}`];
  const form = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  execFileSync('openssl', ['req', ...form, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const made = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  rmSync(directory, { recursive: true });
  return made;
}
