import { sql } from 'kysely';
import type { Db } from '../src/db/database.ts';

let count = 0;

/**
 * Lets every write to a row fail that fits a condition in SQL on `new` or, where rows are deleted, `old`.
 * Resolves with a function that ends this.
 */
export async function poison(
  db: Db,
  table: 'billing_notices' | 'left_out_notes' | 'scans' | 'users',
  row: string,
): Promise<() => Promise<void>> {
  count += 1;
  const name = `poison_${count}`;
  const event = row.startsWith('old.') ? 'delete' : 'insert or update';
  await sql
    .raw(
      `create function ${name}() returns trigger language plpgsql as $$ begin raise 'poisoned'; end $$;
       create trigger ${name} before ${event} on ${table} for each row when (${row}) execute function ${name}()`,
    )
    .execute(db);
  return async () => void (await sql.raw(`drop trigger ${name} on ${table}`).execute(db));
}
