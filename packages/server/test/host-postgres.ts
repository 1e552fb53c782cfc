// Runs the bundled PostgreSQL in a process of its own, which a test can kill. Prints its process id and its
// address.
import { startEmbeddedPostgres } from '../src/db/embedded/embedded-postgres.ts';

const [dataDir = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
const url = await postgres.databaseUrl('daylit');
process.stdout.write(`${JSON.stringify({ pid: postgres.pid(), url })}\n`);
