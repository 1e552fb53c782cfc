import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, scratch } from '../../test/backups.ts';
import { noDebianPostgres, startDebianPostgres } from '../../test/debian-postgres.ts';
import { type Kill, runCommand } from '../../test/kill-commands.ts';
import { PASSWORD } from '../../test/members.ts';
import { query } from '../../test/query.ts';
import { startRealServer } from '../../test/real-server.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { storeReport } from '../../test/stored-reports.ts';
import { createDatabase, createTestDatabase } from '../../test/test-database.ts';
import { createVisitor, form } from '../../test/visitor.ts';

const GUIDE = fileURLToPath(new URL('../../../../docs/operating/own-database.md', import.meta.url));

const MEMBERS = 30;

/** For a dozen commands and servers. Only a test that hangs should time out. In milliseconds. */
const TEST_TIMEOUT = 400_000;

/** A directory with a bundled database of members with reports, as a server leaves it when it stops. */
async function bundledPlaces() {
  const source = await startTestServer();
  onTestFinished(source.close);
  for (let number = 0; number < MEMBERS; number += 1)
    await storeReport(
      source,
      (await source.member({ plan: 'plus_annual', email: `m${number}@example.org` })).id,
    );
  const dataDir = path.join(await scratch(), 'data');
  await mkdir(dataDir);
  const restoring = await runCommand('restore', [await backUp(source), '--without-erasures'], {
    DATA_DIR: dataDir,
  });
  expect(restoring.output).toContain(`${MEMBERS} members`);
  return dataDir;
}

/** Gives the address of a new empty database each time, of Debian's PostgreSQL 15 where there is one. */
async function ownPostgres(): Promise<() => Promise<string>> {
  if (noDebianPostgres !== undefined) return () => createTestDatabase({ isEmpty: true });
  const debian = await startDebianPostgres();
  onTestFinished(debian.stop);
  let count = 0;
  return () => createDatabase(debian.url, `own_${(count += 1)}`);
}

const countIn = async (url: string, table: string) =>
  Number((await query(url, `select count(*) as count from ${table}`))[0]?.['count']);

test(
  'a move that is killed at any moment leaves the old database, and a second run moves everything once',
  { timeout: TEST_TIMEOUT },
  async () => {
    const dataDir = await bundledPlaces();
    const [newDatabase, env] = [await ownPostgres(), { DATA_DIR: dataDir }];

    /** Moves into a new database, killed once or not, and goes back. */
    async function round(kill?: Kill) {
      const to = await newDatabase();
      const first = await runCommand('move-to', [to], env, kill);
      // One that was killed after its last step says that the database has moved already.
      const last = kill ? await runCommand('move-to', [to], env) : first;
      expect(last.output).toContain('Set DATABASE_URL');
      expect(await countIn(to, 'users')).toBe(MEMBERS);
      expect(await countIn(to, 'scans')).toBe(MEMBERS);
      await rename(path.join(dataDir, 'pg18-moved'), path.join(dataDir, 'pg18'));
      return first.took;
    }

    const took = await round();
    for (const share of [0.2, 0.5, 0.8, 0.95]) await round({ from: 'start', after: took.start * share });
    for (const share of [0.1, 0.4, 0.7, 0.8, 0.9]) await round({ from: 'words', after: took.words * share });
  },
);

test('every step of the guide does what it says', { timeout: TEST_TIMEOUT }, async () => {
  const dataDir = await bundledPlaces();
  const to = await (await ownPostgres())();
  const env = { DATA_DIR: dataDir };
  const guide = await readFile(GUIDE, 'utf8');
  expect(guide.match(/npm run .*/g)).toEqual([
    'npm run move-to` copies that database into one that',
    `npm run move-to -- ${ADDRESS}`,
  ]);
  expect(guide).toContain(`export DATABASE_URL=${ADDRESS}\n   npm start`);

  const running = await startRealServer(dataDir);
  const refused = await runCommand('move-to', [to], env);
  expect(refused).toMatchObject({ code: 1, output: expect.stringMatching(/^Another server .* Stop it/) });
  await running.stop();
  expect(await runCommand('move-to', [], env)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Say where/),
  });

  const { code, output } = await runCommand('move-to', [to], env);
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/100 %.*\n\d+ rows of \d+ tables are in the new database/),
  });
  expect((await runCommand('move-to', [to], env)).output).toContain('has moved already. Set DATABASE_URL');
  await expect(startRealServer(dataDir)).rejects.toThrow('DATA_DIR');

  const moved = await startRealServer(dataDir, { DATABASE_URL: to });
  const noor = createVisitor(moved);
  const login = await noor.post('/api/login', form({ email: 'm1@example.org', password: PASSWORD }));
  expect(login.status).toBe(200);
  const [scan] = await query(
    to,
    `select id from scans where user_id = (select id from users where email = 'm1@example.org')`,
  );
  expect((await noor.get(`/api/checkins/${String(scan?.['id'])}`)).status).toBe(200);
  const erasing = await noor.delete('/api/account', { current_password: PASSWORD, confirm: true });
  expect(erasing.status).toBe(202);
  await expect.poll(() => countIn(to, 'users'), { timeout: 20_000 }).toBe(MEMBERS - 1);
  await moved.stop();
});

const ADDRESS = 'postgres://daylit:password@db.example/daylit';
