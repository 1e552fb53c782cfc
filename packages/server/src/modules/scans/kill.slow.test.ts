import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { runKillRounds } from '../../../test/kill-rounds.ts';

/** One from each moment that a kill is timed from. `npm run bench:faults` has many. */
const ROUNDS = 2;

it('a scan loses nothing, charges once and leaves nothing behind when the server is killed', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'daylit-kill-'));
  const outcome = await runKillRounds({ rounds: ROUNDS, dataDir });
  await rm(dataDir, { recursive: true });
  const { acknowledged, scans, complete } = outcome;
  expect(outcome).toMatchObject({
    failed: 0,
    lost: 0,
    damaged: 0,
    charged: complete,
    originals_left: 0,
    stray_thumbnails: 0,
    files_with_photo: 0,
  });
  expect(complete).toBe(scans);
  // One more than the rounds: the scan that was not disturbed.
  expect(scans).toBeGreaterThanOrEqual(acknowledged);
  expect(scans).toBeLessThanOrEqual(ROUNDS + 1);
}, 120_000);
