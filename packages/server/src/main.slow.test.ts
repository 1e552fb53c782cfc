import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../test/test-database.ts';
import { createVisitor, form } from '../test/visitor.ts';

const MAIN = new URL('./main.ts', import.meta.url).pathname;
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'daylit-main-'));
const databaseUrl = await createTestDatabase();
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

interface Run {
  process: ChildProcess;
  /** Everything it has written so far. */
  output(): string;
  /** Resolves with the first match in the output. */
  find(pattern: RegExp): Promise<string>;
  exitCode: Promise<number | null>;
}

function run(env: Record<string, string>): Run {
  const child = spawn(process.execPath, [MAIN], { env: { ...process.env, DATA_DIR: dataDir, ...env } });
  const { promise: exitCode, resolve } = Promise.withResolvers<number | null>();
  let output = '';
  child.once('close', resolve);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    process: child,
    output: () => output,
    exitCode,
    find: (pattern) =>
      new Promise((found, missed) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match) found(match[1] ?? match[0]);
        };
        child.stdout.on('data', look);
        void exitCode.then(() => missed(new Error(`It ended without ${pattern}:\n${output}`)));
        look();
      }),
  };
}

function partOf(name: string): string {
  return `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx@example.org\r\n`;
}

/** Sends the first half of a login request and returns once the server has read that much. */
async function beginRequest(url: string): Promise<{ finish(): Promise<string> }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const body = `${partOf('email')}${partOf('password')}--b--\r\n`;
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await once(socket, 'data');
  return {
    finish: () => {
      const answer = text(socket);
      socket.write(body);
      return answer;
    },
  };
}

test('it says where it listens and where the mails are, logs no secrets, and drains when told to stop', async () => {
  const server = run({ PORT: '0', LOG_LEVEL: 'trace', DATABASE_URL: databaseUrl });
  const url = await server.find(/^Listening on (http:\/\/localhost:\d+)$/m);
  const mailboxUrl = await server.find(/^Mails are shown at (.*)$/m);
  expect(mailboxUrl).toMatch(new RegExp(`^${url}/mailbox\\?key=[\\w-]{43}$`));
  const byNumber = new URL('/health/live', url.replace('localhost', '127.0.0.1'));
  expect((await fetch(byNumber)).status).toBe(200);

  const visitor = createVisitor({ url });
  const secrets = {
    email: 'canary@example.org',
    username: 'canary-name',
    password: 'canary kettle under moss',
  };
  expect((await visitor.post('/api/register', form(secrets))).status).toBe(200);
  const token = 'canary-token'.padEnd(43, 'x');
  await visitor.get(`/api/verify-email?token=${token}`);
  await visitor.post('/api/login', form(secrets));
  await visitor.get(`/canary-path?email=${secrets.email}`);
  expect((await visitor.get(mailboxUrl.slice(url.length))).status).toBe(303);
  expect((await visitor.get('/mailbox')).status).toBe(200);

  const upload = await beginRequest(url);
  server.process.kill('SIGTERM');
  expect(await upload.finish()).toMatch(/^HTTP\/1\.1 401 [^]*connection: close/i);
  expect(await server.exitCode).toBe(0);
  expect(server.output()).toContain('"route":"/api/verify-email"');
  expect(server.output()).not.toMatch(/canary/);
  // Only where it is printed: in the addresses of the mailbox and of the restore.
  expect(server.output().split(mailboxUrl.split('key=')[1] ?? '')).toHaveLength(3);
  expect(server.output()).not.toContain(visitor.token());
});

test('it closes silent connections at once, and unfinished requests soon', async () => {
  const server = run({ PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl });
  const url = await server.find(/^Listening on (http:\/\/localhost:\d+)$/m);
  const port = Number(new URL(url).port);
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const halfHeader = connect(port, '127.0.0.1');
  halfHeader.write('GET /api/me HTTP/1.1\r\nHost: x\r\n');
  await beginRequest(url);
  const gone = [silent, halfHeader].map((socket) =>
    once(
      socket.on('error', () => undefined),
      'close',
    ),
  );

  server.process.kill('SIGTERM');
  await Promise.all(gone);
  expect(server.process.exitCode).toBeNull();
  expect(await server.exitCode).toBe(0);
  expect(server.output()).toMatch(/\nStopped\.\n$/);
}, 60_000);

test('wrong settings are all named, and nothing is started', async () => {
  const server = run({ PORT: 'x', DATABASE_URL: 'mysql://h', LOG_LEVEL: 'loud' });
  expect(await server.exitCode).toBe(1);
  expect(server.output()).toMatch(/PORT must.*\n.*DATABASE_URL must.*\n.*LOG_LEVEL must/);
  expect(server.output()).not.toContain('Listening');
});

test('a database that is not there is named by its setting', async () => {
  const server = run({
    PORT: '0',
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    LOG_LEVEL: 'silent',
  });
  expect(await server.exitCode).toBe(1);
  expect(server.output()).toMatch(/DATABASE_URL/);
});
