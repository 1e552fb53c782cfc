// For every test that needs a running server. One per test file is enough:
//   const server = await startTestServer();
//   afterAll(server.close);
//   const noor = await server.member();
//   expect((await noor.get('/api/me')).status).toBe(200);
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Replacements, startServer } from '../src/composition.ts';
import { readConfig } from '../src/config.ts';
import type { Db } from '../src/db/database.ts';
import { openKeyring } from '../src/keyring.ts';
import { createMailBodies } from '../src/modules/mail/mail-body.ts';
import { createMemberKeys } from '../src/modules/members/member-keys.ts';
import type { MemberKeys } from '../src/modules/members/ports.ts';
import { createMailboxReader } from '../src/modules/mail/mailbox-reader.ts';
import { openBucket } from '../src/open-bucket.ts';
import { openSealedKeyring } from '../src/sealed-keyring.ts';
import { createFakeAssistant, type FakeAssistant } from './fake-assistant.ts';
import { addMember, type MemberOptions } from './members.ts';
import { createTestClock, type TestClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { createVisitor, type Visitor } from './visitor.ts';

interface Options extends Pick<Replacements, 'analyser' | 'stripe'> {
  /** Run the real engine in its threads, which takes a second to load. Default: no engine. */
  hasEngine?: boolean;
  /** Answer by the embedded assistant. Default: by a fake one. */
  hasAssistant?: boolean;
  env?: Record<string, string>;
  /** Another server, to run two on its database and data directory. */
  beside?: Pick<TestServer, 'databaseUrl' | 'dataDir'>;
}

/** A member's browser. */
export interface SignedIn extends Visitor {
  id: number;
  email: string;
}

/** A server on a free port with a database of its own, and answers that are checked against openapi.yaml. */
export interface TestServer {
  url: string;
  /** The printed address of the page with the mails; empty where they go through a mail server. */
  mailboxUrl: string;
  databaseUrl: string;
  dataDir: string;
  db: Db;
  /** Open what the server sealed for a member. */
  keys: MemberKeys;
  clock: TestClock;
  /** The assistant that answers messages by default. */
  assistant: FakeAssistant;
  /** A browser without a session. Browsers share limits only when they share the `network`. */
  visitor(network?: string): Visitor;
  /** A verified, onboarded member with the photo consent given, signed in. */
  member(options?: MemberOptions): Promise<SignedIn>;
  /**
   * The texts of the mails to an address, oldest first. None where they go through a mail server, because
   * sent bodies are deleted. Throws for one that has no subject, or a paragraph without words.
   */
  mailsTo(email: string): Promise<string[]>;
  close(): Promise<void>;
}

/**
 * Starts one. The clock begins at the present moment and stands still until a test moves it. No job starts by
 * its time: after a move of the clock, a sweep would take every new photo for an old one.
 */
export async function startTestServer({
  analyser,
  hasEngine,
  hasAssistant,
  env,
  beside,
  stripe,
}: Options = {}): Promise<TestServer> {
  const databaseUrl = beside?.databaseUrl ?? (await createTestDatabase());
  const dataDir = beside?.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'daylit-test-')));
  const clock = createTestClock();
  const assistant = createFakeAssistant();
  const config = readConfig({
    PORT: '0',
    LOG_LEVEL: 'silent',
    // Gives every visitor a network address of its own, see visitor.ts.
    TRUST_PROXY: '1',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ...env,
  });
  const server = await startServer(config, {
    clock: clock.now,
    validatesResponses: true,
    ...(stripe && { stripe }),
    ...(!hasAssistant && { assistant }),
    ...(!hasEngine && { analyser: analyser ?? NO_ENGINE }),
  });
  const { db } = server;
  const isSecure = config.publicUrl?.startsWith('https:') === true;
  const bucket = await openBucket(config);
  const keyring = bucket
    ? openSealedKeyring(bucket.objects, bucket.secrets)
    : await openKeyring(path.join(dataDir, 'keys'));
  const keys = createMemberKeys({ keyring });
  const mailbox = createMailboxReader({ db, bodies: createMailBodies(keyring) });
  return {
    url: server.url,
    mailboxUrl: server.mailboxUrl ?? '',
    databaseUrl,
    dataDir,
    db,
    keys,
    clock,
    assistant,
    visitor: (network) => createVisitor({ url: server.url, isSecure }, network),
    async member(options) {
      const { id, email, token } = await addMember(db, clock.now, options, keys);
      return { ...createVisitor({ url: server.url, token, isSecure }), id, email };
    },
    async mailsTo(email) {
      const rows = await db
        .selectFrom('mails')
        .select('id')
        .where('recipient', '=', email)
        .orderBy('id')
        .execute();
      const mails = await Promise.all(rows.map(({ id }) => mailbox.findMail(id)));
      return mails.flatMap((mail) => {
        if (!mail) return [];
        const parts = [mail.subject, ...mail.text.split('\n\n')];
        if (!parts.every((words) => /\w/.test(words)) || /undefined|null|NaN/.test(parts.join(' ')))
          throw new Error(`A mail to ${email} is incomplete: ${JSON.stringify(parts)}`);
        return [mail.text];
      });
    },
    async close() {
      await server.close();
      if (!beside) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const NO_ENGINE: NonNullable<Replacements['analyser']> = {
  version: 'none',
  assess: async () => {
    throw new Error('This test server was started without an engine.');
  },
  repeat: async () => {
    throw new Error('This test server was started without an engine.');
  },
  analyse: () => {
    throw new Error('This test server was started without an engine.');
  },
};
