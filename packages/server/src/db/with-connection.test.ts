import { expect, test } from 'vitest';
import { query } from '../../test/query.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { withConnection } from './with-connection.ts';

test('a connection that PostgreSQL ends between two queries fails the second, and not the process', async () => {
  const url = await createTestDatabase({ isEmpty: true });
  const work = withConnection({ connectionString: url }, async (client) => {
    const ended = new Promise<void>((resolve) => void client.once('end', resolve));
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await query(url, `select pg_terminate_backend(${rows[0].pid})`);
    await ended;
    await client.query('select 1');
  });
  await expect(work).rejects.toThrow('not queryable');
});
