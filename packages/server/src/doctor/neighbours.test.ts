import { once } from 'node:events';
import { chmod, mkdir, utimes, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { PASSPHRASE, scratch } from '../../test/backups.ts';
import { startDnsServer } from '../../test/dns-server.ts';
import { startFakeModelServer } from '../../test/fake-model-server.ts';
import { runDoctor } from '../../test/run-doctor.ts';
import { startS3Server } from '../../test/s3-server.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { readConfig } from '../config.ts';
import { checkDatabase } from './check-database.ts';

/** A port of this machine where nothing listens, and where no other program will. */
const NOWHERE = '127.0.0.1:9';

const HOUR = 3_600_000;

/** Takes the login of somebody with the password `right`. Returns host and port. */
async function startMailServer(): Promise<string> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(new Error(`Not you, ${username}`)),
    onMailFrom: () => expect.unreachable('The doctor sends no mail.'),
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

describe('settings', () => {
  it('settings that are wrong are each named, and nothing else is checked', async () => {
    const said = await runDoctor({ TRUST_PROXY: 'many', PORT: 'x' });
    expect(said.about('settings')).toEqual([
      expect.stringMatching(/^wrong: PORT must be/),
      expect.stringMatching(/^wrong: TRUST_PROXY must be/),
    ]);
    expect(said.output).toMatch(/2 wrong\.\n$/);
    expect(said.exitCode).toBe(1);
  });

  it('an empty place with no setting has nothing wrong', async () => {
    const said = await runDoctor({ DATA_DIR: path.join(await scratch(), 'new') });
    expect(said.about('database')).toEqual([expect.stringMatching(/^warning: There is no bundled database/)]);
    expect(said.about('disk')).toEqual([expect.stringMatching(/^warning: DATA_DIR, .*, is not there yet/)]);
    expect(said.output).toMatch(/Nothing is wrong\.\n$/);
    expect(said.exitCode).toBe(0);
  });

  it('a directory that cannot be one is wrong', async () => {
    const file = path.join(await scratch(), 'file');
    await writeFile(file, '');
    expect((await runDoctor({ DATA_DIR: file })).about('disk')).toEqual([
      expect.stringMatching(/^wrong: DATA_DIR cannot be written to: ENOTDIR/),
    ]);
  });
});

describe('a database', () => {
  it('a database that answers is fine, with its version and what is between', async () => {
    const DATABASE_URL = await createTestDatabase();
    expect((await runDoctor({ DATABASE_URL, DATA_DIR: await scratch() })).about('database')).toEqual([
      expect.stringMatching(/^ok: PostgreSQL 1[5-9]\.\d+ answers\.$/),
      'ok: DATABASE_URL leads to PostgreSQL itself, which needs no DATABASE_DIRECT_URL.',
      'ok: Its clock and the one of this machine agree.',
    ]);
  });

  it('a direct address that leads to another database is wrong', async () => {
    const env = { DATABASE_URL: await createTestDatabase(), DATABASE_DIRECT_URL: await createTestDatabase() };
    const said = await runDoctor({ ...env, DATA_DIR: await scratch() });
    expect(said.about('database')).toEqual([
      expect.stringMatching(
        /^wrong: DATABASE_DIRECT_URL must be the address of the database of DATABASE_URL/,
      ),
    ]);
  });

  it('a direct address that no pooler asks for is a warning', async () => {
    const url = await createTestDatabase();
    const env = { DATABASE_URL: url, DATABASE_DIRECT_URL: url.replace('?', '?application_name=direct&') };
    expect((await runDoctor({ ...env, DATA_DIR: await scratch() })).about('database')[1]).toMatch(
      /^warning: .* Leave DATABASE_DIRECT_URL out/,
    );
  });

  it('a clock that differs is wrong', async () => {
    const config = readConfig({ DATABASE_URL: await createTestDatabase() });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 90_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await checkDatabase(config)).at(-1)).toEqual({
      level: 'wrong',
      words: 'Its clock is 90 s behind this machine’s. Let both follow the same time server.',
    });
  });

  it('a database, mail server and model server that are gone are wrong, without their passwords', async () => {
    const said = await runDoctor({
      DATABASE_URL: `postgres://daylit:secret-1@${NOWHERE}/daylit`,
      SMTP_URL: `smtps://daylit:secret-2@${NOWHERE}`,
      AI_BASE_URL: 'http://127.0.0.1:19/v1',
      AI_MODEL: 'some-model',
      DATA_DIR: await scratch(),
    });
    expect(said.about('database')).toEqual([
      expect.stringMatching(
        /^wrong: The database of DATABASE_URL does not answer: .*ECONNREFUSED.* Does it run/,
      ),
    ]);
    expect(said.about('mail')).toEqual([
      expect.stringMatching(
        /^wrong: 127\.0\.0\.1 of SMTP_URL does not answer as a mail server: .*ECONNREFUSED/,
      ),
    ]);
    expect(said.about('model')).toEqual([expect.stringMatching(/^wrong: AI_BASE_URL: nothing answers/)]);
    expect(said.output).not.toContain('secret');
    expect(said.exitCode).toBe(1);
  });
});

describe('a mail server', () => {
  it.each([
    ['right', /^ok: 127\.0\.0\.1 answers and takes the login\./],
    ['a-secret', /^wrong: 127\.0\.0\.1 refuses the login\. Check name and password in SMTP_URL\.$/],
  ])('a mail server gets the login with %s', async (password, words) => {
    const SMTP_URL = `smtp://somebody:${password}@${await startMailServer()}`;
    const said = await runDoctor({ SMTP_URL, DATA_DIR: await scratch() });
    expect(said.about('mail')).toEqual([expect.stringMatching(words)]);
    expect(said.output).not.toMatch(/a-secret|somebody/);
  });
});

describe('the domain of the sender', () => {
  const SPF = 'v=spf1 include:mail.example -all';
  const complete = {
    'daylit.example': ['some other text', SPF],
    '_dmarc.daylit.example': ['v=DMARC1; p=quarantine'],
    's1._domainkey.daylit.example': ['v=DKIM1; k=rsa; p=MIGf'],
  };

  it.each([
    [complete, ['ok', 'ok', 'ok']],
    [{}, ['warning', 'wrong', 'warning']],
    [{ ...complete, 'daylit.example': [SPF, SPF] }, ['wrong', 'ok', 'ok']],
    [{ ...complete, 's1._domainkey.daylit.example': ['v=DKIM1; p='] }, ['ok', 'wrong', 'ok']],
  ])('the domain with the records %j is told', async (texts, levels) => {
    const { address, close } = await startDnsServer(texts as Record<string, string[]>);
    onTestFinished(close);
    const env = { SMTP_URL: `smtp://${NOWHERE}`, MAIL_FROM: 'Daylit <hello@daylit.example>' };
    const said = await runDoctor({ ...env, DATA_DIR: await scratch() }, ['--dns', address, '--dkim', 's1']);
    expect(said.about('sender').map((line) => line.split(':')[0])).toEqual(levels);
  });
});

describe('a model server', () => {
  it('a model server that lists another model is wrong, and one with this model is fine', async () => {
    const server = await startFakeModelServer();
    onTestFinished(server.close);
    const { baseUrl, apiKey, model } = server.external;
    const env = { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey, AI_MODEL: model, DATA_DIR: await scratch() };
    expect((await runDoctor(env)).about('model')).toEqual([expect.stringMatching(/^ok: .* answers\.$/)]);
    expect((await runDoctor({ ...env, AI_MODEL: 'other' })).about('model')[0]).toMatch(
      /^wrong: AI_MODEL: .* does not list "other"/,
    );
  });
});

describe('a store', () => {
  it('a store is told whether it takes, gives back and removes, and the keys by their day', async () => {
    const store = await startS3Server();
    onTestFinished(store.close);
    store.createBucket('photos');
    const env = { ...store.settings('photos'), DATABASE_URL: await createTestDatabase() };
    const said = await runDoctor(env);
    expect(said.about('store')).toEqual([
      expect.stringMatching(/^ok: photos\/daylit\/ at .* takes an object, gives it back and removes it\.$/),
    ]);
    expect(said.about('disk')).toEqual(['ok: Nothing is kept in DATA_DIR.']);
    expect(said.exitCode).toBe(0);
    store.fault = (method, name) => (method === 'GET' && !name.includes('?') ? { status: 403 } : undefined);
    expect((await runDoctor(env)).about('store')[0]).toMatch(
      /^wrong: AWS_ACCESS_KEY_ID and .* must be allowed/,
    );
    store.fault = undefined;
    expect((await runDoctor({ ...env, ...store.settings('others') })).about('store')[0]).toMatch(
      /^wrong: FILES_URL must name a bucket that exists/,
    );
  });
});

describe('backups and keys', () => {
  const nightly = { BACKUP_PASSPHRASE: PASSPHRASE };
  it.each([
    ['none, by hand', undefined, {}, /^wrong: There is no backup yet\. Make one/],
    ['none, each night', undefined, nightly, /^wrong: There is no backup yet\. The server makes one/],
    ['of this night', 20, nightly, /^ok: The newest backup is 20 hours old\.$/],
    ['of the night before', 30, nightly, /^wrong: The newest backup is 30 hours old, though one is due/],
    ['of yesterday, by hand', 30, {}, /^ok: The newest backup is 30 hours old\.$/],
    ['of last month, by hand', 720, {}, /^warning: The newest backup is 30 days old\. Make a new one\.$/],
  ])('the age of a backup is told: %s', async (_which, hours, env, words) => {
    const [dataDir, folder] = [await scratch(), await scratch()];
    if (hours !== undefined) {
      const file = path.join(folder, 'daylit-2026-11-29T1230Z.backup');
      await writeFile(file, '');
      const made = new Date(Date.now() - hours * HOUR - 60_000);
      await utimes(file, made, made);
    }
    const said = await runDoctor({ DATA_DIR: dataDir, BACKUP_FOLDER: folder, ...env });
    expect(said.about('backups')).toEqual([
      expect.stringMatching(words),
      expect.stringMatching(/^warning: BACKUP_FOLDER is on the disk of DATA_DIR/),
    ]);
  });

  it('keys that other accounts can read are wrong', async () => {
    const dataDir = await scratch();
    const keys = path.join(dataDir, 'keys');
    await mkdir(keys, { mode: 0o700 });
    await writeFile(path.join(keys, 'clicks'), '');
    expect((await runDoctor({ DATA_DIR: dataDir })).about('keys')[0]).toMatch(/^ok: Only the account/);
    await chmod(keys, 0o755);
    expect((await runDoctor({ DATA_DIR: dataDir })).about('keys')[0]).toMatch(
      /^wrong: .* Run: chmod -R go= /,
    );
  });
});
