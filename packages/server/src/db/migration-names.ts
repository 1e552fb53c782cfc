import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Migrations that had other numbers before there was one sequence, by the name in a database of that time.
 */
const RENAMED = {
  '0100_usage': '0004_usage',
  '0101_scans': '0005_scans',
  '0102_external_use': '0006_external_use',
  '0113_data_directory': '0007_data_directory',
  '0116_verification': '0008_verification',
  '0117_known_devices': '0009_known_devices',
  '0118_recipients': '0010_recipients',
  '0120_sealed_mails': '0011_sealed_mails',
  '0121_wrapped_photo_keys': '0012_wrapped_photo_keys',
} as const;

/**
 * Gives the migrations that a database has run their present names, and resolves with these. Changes nothing
 * when it has them already.
 */
export async function renameOldMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ isNew: boolean }>`
    select to_regclass('kysely_migration') is null as "isNew"
  `.execute(db);
  if (rows[0]?.isNew) return [];
  // One by one, so that servers that start at once wait for each other without a deadlock.
  for (const [oldName, name] of Object.entries(RENAMED)) {
    await sql`update kysely_migration set name = ${name} where name = ${oldName}`.execute(db);
  }
  const run = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return run.rows.map(({ name }) => name);
}
