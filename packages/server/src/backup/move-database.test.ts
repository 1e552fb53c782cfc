import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hashTables } from '../../test/hash-tables.ts';
import { PASSWORD } from '../../test/members.ts';
import { query } from '../../test/query.ts';
import { type SignedIn, startTestServer } from '../../test/start-test-server.ts';
import { storeReport } from '../../test/stored-reports.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { moveDatabase } from './move-database.ts';

const server = await startTestServer();
afterAll(server.close);

let noor: SignedIn;
let report: unknown;

beforeAll(async () => {
  noor = await server.member({ plan: 'plus_annual', email: 'noor@example.org' });
  await storeReport(server, noor.id);
  report = (await noor.get('/api/checkins/1')).body;
  await query(
    server.databaseUrl,
    `insert into pgboss.job (name, data, start_after) values
       ('send-mail', '{"mail_id": 1}', now() + interval '1 day'),
       ('send-mail', '{"mail_id": 2}', now() + interval '1 day')`,
  );
});

const move = (to: string, onProgress = (_share: number) => undefined as void) =>
  moveDatabase({ from: server.databaseUrl, to, onProgress });

const jobsIn = (databaseUrl: string) =>
  query(databaseUrl, `select id, name, data, state, start_after from pgboss.job order by id`);

describe('a database that has moved', () => {
  test('every row, session, number and job is in the new database once', async () => {
    const to = await createTestDatabase({ isEmpty: true });
    const shares: number[] = [];
    const { tables, rows } = await move(to, (share) => void shares.push(share));
    expect(tables).toBeGreaterThan(60);
    expect(rows).toBeGreaterThan(20);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const own = { kysely_migration: '' };
    expect({ ...(await hashTables(to)), ...own }).toEqual({
      ...(await hashTables(server.databaseUrl)),
      ...own,
    });
    expect(await jobsIn(to)).toEqual(await jobsIn(server.databaseUrl));
    const [next] = await query(to, `select nextval('users_id_seq') as id`);
    expect(Number(next?.['id'])).toBe(noor.id + 1);

    const moved = await startTestServer({ beside: { databaseUrl: to, dataDir: server.dataDir } });
    onTestFinished(moved.close);
    const browser = moved.visitor();
    const { status, body } = await browser.get('/api/checkins/1', { cookie: noor.cookie() });
    expect({ status, body }).toEqual({ status: 200, body: report });
  });

  test('a second run finds the same there and changes nothing', async () => {
    const to = await createTestDatabase({ isEmpty: true });
    // The same moment reads differently there.
    await query(
      to,
      `do $$ begin execute format('alter database %I set timezone = ''Asia/Tokyo''', current_database()); end $$`,
    );
    const first = await move(to);
    expect(await move(to)).toEqual(first);
    await query(to, `update users set plan = 'free'`);
    await expect(move(to)).rejects.toThrow(/differ in public\.users\. The old one was copied there before/);
  });
});

describe('a database that does not move', () => {
  test.each([
    ['create table guests (id int)', 'it holds public.guests. Nothing was changed'],
    ['create schema shop; create view shop.guests as select 1', 'it holds shop.guests.'],
  ])('into a database with %j nothing moves', async (statement, sentence) => {
    const to = await createTestDatabase({ isEmpty: true });
    await query(to, statement);
    await expect(move(to)).rejects.toThrow(sentence);
    expect(await query(to, `select from pg_namespace where nspname = 'pgboss'`)).toEqual([]);
  });

  test('into a database of another Daylit nothing moves', async () => {
    const other = await startTestServer();
    onTestFinished(other.close);
    await expect(move(other.databaseUrl)).rejects.toThrow(/not empty: it holds public\..*, …\. Nothing/);
  });

  test('an address where nobody answers is told in a sentence without its password', async () => {
    const refusal = await move('postgres://daylit:secret@127.0.0.1:1/daylit').catch(
      (error: Error) => error.message,
    );
    expect(refusal).toMatch(/^The new database does not answer: .*ECONNREFUSED/);
    expect(refusal).not.toContain('secret');
  });

  test('a copy that differs from its table is not kept', async () => {
    const to = await createTestDatabase({ isEmpty: true });
    // Halves a number on its way in, as a fault of a database would.
    await query(
      to,
      `create function add_change() returns event_trigger language plpgsql as $$ begin
         if to_regclass('public.mails') is null or exists (select from pg_trigger where tgname = 'change') then return; end if;
         create function public.change_row() returns trigger language plpgsql as
           $f$ begin new.username := 'somebody'; return new; end $f$;
         create trigger change before insert on public.users for each row execute function public.change_row();
       end $$;
       create event trigger changing on ddl_command_end when tag in ('CREATE TABLE') execute function add_change()`,
    );
    await expect(move(to)).rejects.toThrow('differ in public.users. Nothing was changed there.');
    expect(await query(to, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
  });
});

test('an erasure in the moved database goes through', async () => {
  const to = await createTestDatabase({ isEmpty: true });
  await move(to);
  const moved = await startTestServer({ beside: { databaseUrl: to, dataDir: server.dataDir } });
  onTestFinished(moved.close);
  const browser = moved.visitor();
  const form = new FormData();
  form.set('email', noor.email);
  form.set('password', PASSWORD);
  expect((await browser.post('/api/login', form)).status).toBe(200);
  const { status } = await browser.delete('/api/account', { current_password: PASSWORD, confirm: true });
  expect(status).toBe(202);
  await expect.poll(() => query(to, 'select from users'), { timeout: 20_000 }).toEqual([]);
});
