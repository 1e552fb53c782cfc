import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client as Database } from 'pg';
import { startEmbeddedPostgres } from '../../../packages/server/test/own-postgres.ts';
import { facePhoto } from '../../../packages/server/test/photos.ts';
import { type RealServer, startRealServer } from '../../../packages/server/test/real-server.ts';
import { sendPlain } from './client.ts';
import { type Member, register, signUp } from './members.ts';
import { type Mails, startMails } from './mails.ts';

/** A browser that has opened the mailbox by its printed address: its cookie shows the pages for operators. */
export async function operatorCookie({ url, mailboxUrl }: Server): Promise<string> {
  const { pathname, search } = new URL(mailboxUrl);
  const { headers } = await sendPlain(url, 'GET', pathname + search);
  return headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
}

/** A server under attack, and its data directory. */
export interface Server extends RealServer {
  dataDir: string;
}

/** Servers on one database that the checks may read. */
export interface Cluster {
  servers: readonly Server[];
  database: Database;
}

/** The servers and members of the checks. Each starts when it is first needed, and stops at the end. */
export interface Stage {
  mails: Mails;
  /** As in production, with the bundled database, behind one proxy that forwards the callers' addresses. */
  product(): Promise<Server>;
  /** Two processes on one database and one directory. */
  pair(): Promise<Cluster>;
  /** Served as https://daylit.example on every interface, without a trusted proxy. */
  published(): Promise<Server>;
  /** As after a download, without settings, with one mail in its mailbox. */
  untouched(): Promise<Server>;
  /** Makes an empty directory. */
  directory(name: string): Promise<string>;
  /** Starts another server with the bundled database. */
  start(env: Record<string, string>): Promise<Server>;
  /** A new member of the product, or of another server. */
  member(server?: Server): Promise<Member>;
  /** One member of the product whom no check changes. */
  bystander(): Promise<Member>;
  /** A photo that passes the gate; see `marked` for other bytes of the same picture. */
  photo(): Promise<Buffer>;
  close(): Promise<void>;
}

export async function createStage(): Promise<Stage> {
  const stack = new AsyncDisposableStack();
  const directory = await mkdtemp(path.join(tmpdir(), 'daylit-abuse-'));
  stack.defer(() => rm(directory, { recursive: true, force: true }));
  const mails = await startMails();
  stack.defer(() => mails.close());
  let count = 0;

  async function start(env: Record<string, string>): Promise<Server> {
    const dataDir = env['DATA_DIR'] ?? path.join(directory, `data-${(count += 1)}`);
    const server = await startRealServer(dataDir, { SMTP_URL: mails.url, ...env });
    stack.defer(() => server.stop());
    return { ...server, dataDir };
  }

  async function makeDirectory(name: string): Promise<string> {
    await mkdir(path.join(directory, name));
    return path.join(directory, name);
  }

  async function startPair(): Promise<Cluster> {
    const postgres = await startEmbeddedPostgres({ dataDir: path.join(directory, 'postgres') });
    stack.defer(() => postgres.stop());
    const DATABASE_URL = await postgres.databaseUrl('daylit');
    const env = { DATABASE_URL, DATA_DIR: path.join(directory, 'shared') };
    const servers = [await start(env), await start(env)];
    const database = new Database({ connectionString: DATABASE_URL });
    await database.connect();
    stack.defer(() => database.end());
    return { servers, database };
  }

  async function startUntouched(): Promise<Server> {
    const server = await start({ SMTP_URL: '', TRUST_PROXY: '0' });
    await register(server.url);
    return server;
  }

  const product = once(() => start({}));
  const member = async (server?: Server) => signUp((server ?? (await product())).url, mails);
  return {
    mails,
    start,
    directory: makeDirectory,
    product,
    pair: once(startPair),
    published: once(() => start({ PUBLIC_URL: 'https://daylit.example', HOST: '0.0.0.0', TRUST_PROXY: '0' })),
    untouched: once(startUntouched),
    member,
    bystander: once(() => member()),
    photo: once(() => facePhoto()),
    close: () => stack.disposeAsync(),
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Memoises a value that several checks use, once per stage. */
export function perStage<T>(make: (stage: Stage) => Promise<T>): (stage: Stage) => Promise<T> {
  const made = new WeakMap<Stage, Promise<T>>();
  return (stage) => {
    const known = made.get(stage) ?? make(stage);
    made.set(stage, known);
    return known;
  };
}
