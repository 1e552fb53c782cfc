// Fills a data directory with members who have scans, for development and for pictures. Refuses to run on a
// database that has members. Usage: npm run seed -- [--force] [--scans N]
import { parseArgs } from 'node:util';
import { buildModel } from '../../../scripts/build-model.ts';
import { startServer } from '../src/composition.ts';
import { readConfig } from '../src/config.ts';
import { PASSWORD } from '../test/members.ts';
import { createTestClock } from '../test/test-clock.ts';
import { seedMembers } from './seed/seed-members.ts';
import { seedManyScans } from './seed/seed-many-scans.ts';
import { createSeedingAnalyser } from './seed/seeding-analyser.ts';

const { values } = parseArgs({
  options: { force: { type: 'boolean', default: false }, scans: { type: 'string', default: '0' } },
});
const manyScans = Number(values.scans);
if (!Number.isInteger(manyScans) || manyScans < 0) throw new Error('--scans takes a number.');

function onScan(who: string, number: number, status: string): void {
  console.log(`${who}: scan ${number} is ${status}`);
}

const YEAR = 366 * 86_400_000;
buildModel();
const analyser = createSeedingAnalyser();
const clock = createTestClock(new Date(Date.now() - YEAR));
// Each seeded browser has an address of its own, so that the limits of one address do not stop the seeding.
const config = readConfig({
  LOG_LEVEL: 'error',
  ...process.env,
  PORT: '0',
  HOST: '127.0.0.1',
  TRUST_PROXY: '1',
});
const server = await startServer(config, { clock: clock.now, analyser });
try {
  const members = await server.db.selectFrom('users').select('id').limit(1).execute();
  if (members.length > 0 && !values.force) {
    console.error('This database has members. Choose another DATA_DIR, or add --force to seed beside them.');
    process.exitCode = 1;
  } else {
    const emails = await seedMembers({ server, dataDir: config.dataDir, clock, analyser, onScan });
    if (manyScans > 0)
      emails.push(await seedManyScans({ server, dataDir: config.dataDir, clock, count: manyScans }));
    console.log(`\nThe password of each is: ${PASSWORD}`);
    for (const email of emails) console.log(`  ${email}`);
  }
} finally {
  await server.close();
  await analyser.close();
}
