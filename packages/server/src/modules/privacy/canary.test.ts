import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { placeIn } from '../../../test/files-below.ts';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { startFakeMailServer } from '../../../test/fake-mail-server.ts';
import { endedScan, scanForm } from '../../../test/scans.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { form } from '../../../test/visitor.ts';

const PASSWORD = 'canary kettles boil slowly';
const CANARIES = ['canary-address', 'canary-name', 'canary-message', 'canary-goal', 'canary-feedback'];

/** Every byte that the server keeps: all files of its data directory, its PostgreSQL among them. */
async function readAll(directory: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.lock'));
  const contents = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(directory, file), await readFile(file).catch(() => Buffer.alloc(0))] as const;
    }),
  );
  return new Map(contents);
}

/** What a copy of the whole database holds, as PostgreSQL would write it into a backup. */
async function dump({ db }: TestServer): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')
  `.execute(db);
  const tables = await Promise.all(
    rows.map(({ name }) => sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db)),
  );
  return tables.flatMap((table) => table.rows.map(({ row }) => decode(row))).join('\n');
}

/** Texts in bytea columns appear in a row as hexadecimal. */
function decode(row: string): string {
  return (
    row + row.replaceAll(/\\x([\da-f]+)/g, (_, hex: string) => Buffer.from(hex, 'hex').toString('latin1'))
  );
}

function foundIn(files: Map<string, Buffer>, needles: readonly (string | Buffer)[]): string[] {
  return [...files].flatMap(([name, bytes]) =>
    needles
      .filter((needle) => bytes.includes(needle))
      .map((needle) => `${needle.toString('latin1')} in ${name}`),
  );
}

test('no byte of an erased person is left in the files of the server, its PostgreSQL included, nor in a copy of it', async () => {
  const mailServer = await startFakeMailServer();
  const server = await startTestServer({
    analyser: createFakeAnalyser(),
    env: { DATABASE_URL: '', SMTP_URL: mailServer.url, OPERATOR_EMAIL: 'operator@daylit.example' },
  });
  const email = 'canary-address@example.org';
  const noor = server.visitor();
  await noor.post('/api/register', form({ email, username: 'canary-name', password: PASSWORD }));
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 30_000, interval: 20 });
  const token = /token=3D([\w-]+)|token=([\w-]+)/.exec(
    (mailServer.received[0] ?? '').replaceAll('=\r\n', ''),
  );
  await noor.get(`/api/verify-email?token=${token?.[1] ?? token?.[2]}`);
  await noor.post('/api/update-legal-acceptance', {
    agreed_to_terms: true,
    agreed_to_terms_date: new Date().toISOString(),
  });
  await noor.post('/api/consents', { purpose: 'photo_analysis', granted: true });
  const answers = { goals: ['canary-goal'], issues: [], preferences: { age_band: '25-39' } };
  expect((await noor.post('/api/onboarding', answers)).status).toBe(200);
  await noor.post('/api/scan-skin', scanForm(Buffer.from('canary-photo'), 'canary-message'));
  expect((await endedScan(noor, 1)).status).toBe('complete');
  await noor.post('/api/feedback', { message: 'canary-feedback' });
  expect((await noor.post('/api/export')).status).toBe(202);
  const { key_id, password_hash } = await server.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  const key = await readFile(placeIn(path.join(server.dataDir, 'keys/members'), key_id));
  const needles = [...CANARIES, 'canary-photo', password_hash, key];
  await sql`analyze`.execute(server.db);
  await sql`checkpoint`.execute(server.db);
  // Before the erasure the address is in the files of PostgreSQL, so the search below would find it.
  expect(foundIn(await readAll(path.join(server.dataDir, 'pg18')), ['canary-address'])).not.toEqual([]);

  expect((await noor.delete('/api/account', { current_password: PASSWORD, confirm: true })).status).toBe(202);

  await vi.waitFor(
    async () => {
      const { rows } = await sql<{ left: number }>`
        select count(*) as left from pgboss.job
        where name in ('finish-erasure', 'rewrite-tables', 'send-mail', 'make-export') and state <> 'completed'
      `.execute(server.db);
      expect(rows).toEqual([{ left: 0 }]);
    },
    { timeout: 30_000, interval: 100 },
  );
  expect(mailServer.received.at(-1)).toContain('Your Daylit account is erased');
  expect(foundIn(await readAll(server.dataDir), needles)).toEqual([]);
  const copy = await dump(server);
  expect(needles.filter((needle) => copy.includes(needle.toString('latin1')))).toEqual([]);
  expect((await stat(path.join(server.dataDir, 'keys/erased', key_id))).size).toBe(0);
  await server.close();
  await mailServer.close();
}, 90_000);
