import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { adminOf } from '../../test/admin-of.ts';
import { backUp, newPlaces, restoreFile } from '../../test/backups.ts';
import { query } from '../../test/query.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { Admin } from './admin.ts';

const server = await startTestServer();
const WHY = 'Asked for in a letter.';

let admin: Admin;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ admin, close } = await adminOf(server));
});
afterAll(async () => {
  await close();
  await server.close();
});

describe('the log', () => {
  test.each([
    `update operator_acts set reason = 'another one'`,
    'delete from operator_acts',
    'truncate operator_acts',
  ])('the database refuses to %s', async (statement) => {
    await admin.endSessions((await server.member()).email, WHY);
    await expect(query(server.databaseUrl, statement)).rejects.toThrow('are never changed');
  });

  test.each([
    ['an altered line', `update operator_acts set reason = 'another one' where id = 2`],
    ['a missing line', 'delete from operator_acts where id = 2'],
    ['a missing first line', 'delete from operator_acts where id = 1'],
  ])('the log shows %s, were it changed past the database', async (_, statement) => {
    const lena = await server.member();
    for (let n = 0; n < 3; n += 1) await admin.endSessions(lena.email, WHY);
    expect((await admin.log()).at(-1)).toMatch(/^The log is whole: \d+ lines?, [\da-f]{64}\.$/);
    const kept = await server.db.selectFrom('operator_acts').selectAll().execute();
    const trigger = (state: string) =>
      sql`alter table operator_acts ${sql.raw(state)} trigger user`.execute(server.db);
    await trigger('disable');
    onTestFinished(async () => {
      await sql`delete from operator_acts`.execute(server.db);
      await server.db.insertInto('operator_acts').values(kept).execute();
      await trigger('enable');
    });
    await query(server.databaseUrl, statement);
    await expect(admin.log()).rejects.toThrow('The log is not whole');
  });

  test('a restored backup has every line of the log', async () => {
    await admin.endSessions((await server.member()).email, WHY);
    const places = await newPlaces();
    await restoreFile(places, await backUp(server));
    const lines = 'select * from operator_acts order by id';
    expect(await query(places.databaseUrl, lines)).toEqual(await query(server.databaseUrl, lines));
  });

  test('acts at the same time each follow another one', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => server.member()));
    await Promise.all(people.map(({ email }) => admin.endSessions(email, WHY)));
    expect((await admin.log()).at(-1)).toContain('The log is whole');
  });
});
