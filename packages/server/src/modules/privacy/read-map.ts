import { type Kysely, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { MemberKeys } from '../members/ports.ts';
import { DATA_MAP } from './data-map.ts';
import type { ExportRule, Row } from './table-fate.ts';
import { UNREADABLE } from './unreadable.ts';

/** An entry of a list: plain values, times as ISO 8601. */
export type Entry = Record<string, unknown>;

const RULES = Object.entries(DATA_MAP).flatMap(([table, { exported }]) =>
  typeof exported === 'string' ? [] : [{ table, ...exported }],
);

/** Reads the lists of the data map. Only this and the session query read tables of all modules. */
export interface MapReader {
  /** The lists of `records`, in their order. */
  read(userId: number): AsyncIterable<{ list: string; entries: Entry[] }>;
  /** How many entries there are in each list that has any. */
  count(userId: number, db?: Db): Promise<Record<string, number>>;
}

export function createMapReader({ db, keys }: { db: Db; keys: MemberKeys }): MapReader {
  async function entriesOf(userId: number, rule: ExportRule & { table: string }): Promise<Entry[]> {
    const { table, columns, sealed = {}, owner = 'user_id' } = rule;
    // The names come from the map, which the compiler cannot compare with the columns.
    const rows = (await (db as unknown as Kysely<Record<string, Row>>)
      .selectFrom(table)
      .selectAll()
      .where(owner, '=', userId)
      .orderBy(sql`1`)
      .execute()) as Row[];
    const secrets = Object.entries(sealed);
    if (rows.length === 0 || secrets.length === 0) return rows.map((row) => pick(row, columns));
    const open = await keys.findOpener(db, userId);
    return rows.map((row) => {
      const opened = secrets.map(([name, { column, isJson, context }]) => {
        const bytes = row[column] as Buffer | null;
        return [name, bytes && readable(() => open(bytes, context(row)).toString(), isJson)];
      });
      return { ...pick(row, columns), ...Object.fromEntries(opened) };
    });
  }

  return {
    async *read(userId) {
      for (const rule of RULES) yield { list: rule.list, entries: await entriesOf(userId, rule) };
    },

    async count(userId, reading = db) {
      const counts: Record<string, number> = {};
      for (const { table, list, owner = 'user_id' } of RULES) {
        const { rows } = await sql<{ count: number }>`
          select count(*) from ${sql.table(table)} where ${sql.ref(owner)} = ${userId}
        `.execute(reading);
        if (rows[0]?.count) counts[list] = rows[0].count;
      }
      return counts;
    },
  };
}

function readable(read: () => string, isJson: boolean | undefined): unknown {
  try {
    return isJson ? (JSON.parse(read()) as unknown) : read();
  } catch {
    return UNREADABLE;
  }
}

function pick(row: Row, columns: readonly string[]): Entry {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}
