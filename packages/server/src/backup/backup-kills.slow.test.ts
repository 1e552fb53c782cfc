import { expect, onTestFinished, test } from 'vitest';
import { backUp } from '../../test/backups.ts';
import { runBackupKills } from '../../test/backup-kill-rounds.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { storeReport } from '../../test/stored-reports.ts';

/** Kills of each command; more with `BACKUP_KILLS=50`. */
const ROUNDS = Number(process.env['BACKUP_KILLS'] ?? 3);

/** Members with a report each. */
const MEMBERS = 150;

/** Each round starts up to three processes. Only a test that hangs should time out. */
const ROUND_TIMEOUT = 60_000;

test(
  'a backup and a restore that are killed leave nothing or everything, and a second one succeeds',
  { timeout: 60_000 + ROUNDS * 2 * ROUND_TIMEOUT },
  async () => {
    const source = await startTestServer();
    onTestFinished(source.close);
    for (let number = 0; number < MEMBERS; number += 1)
      await storeReport(source, (await source.member({ plan: 'plus_annual' })).id);
    const kills = await runBackupKills({
      rounds: ROUNDS,
      source,
      file: await backUp(source),
      files: MEMBERS,
      ...(ROUNDS > 3 && { onRound: (kill) => void process.stdout.write(`${JSON.stringify(kill)}\n`) }),
    });
    expect(kills).toHaveLength(2 * ROUNDS);
  },
);
