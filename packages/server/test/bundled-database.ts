import { findRunningPostgres } from '../src/db/embedded/running-postgres.ts';

/** The address of the bundled database of a server that runs on `dataDir`. */
export async function bundledDatabase(dataDir: string): Promise<string> {
  const url = await findRunningPostgres(dataDir);
  if (url === undefined) throw new Error(`No database answers in ${dataDir}.`);
  return url;
}
