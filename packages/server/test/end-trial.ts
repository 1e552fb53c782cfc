import { bundledDatabase } from './bundled-database.ts';
import { query } from './query.ts';

/** Ends a member's trial, in the bundled database of a server that runs on `dataDir`. */
export async function endTrial(dataDir: string, email: string): Promise<void> {
  const ended = await query(
    await bundledDatabase(dataDir),
    `update users set plan_expires_at = now() - interval '1 minute' where email = '${email}' returning id`,
  );
  if (ended.length !== 1) throw new Error(`There is no member ${email}.`);
}
