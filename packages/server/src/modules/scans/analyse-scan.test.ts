import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useScanBench } from '../../../test/scan-bench.ts';
import { createDiskFiles } from '../../adapters/images/disk-files.ts';
import { Refusal } from '../../errors.ts';
import type { ExternalUse } from './ports.ts';
import { findScanRow } from './repository.ts';

const NOT_COUNTED = 'Please scan again; this scan was not counted.';
const MINUTE = 60_000;
const USE: ExternalUse = { source: 'external', sent_to: 'ai.example, sees-2', reason: null, clamped: [] };

const bench = useScanBench();

async function rowOf(scanId: number) {
  const row = await findScanRow(bench.db, bench.member.id, scanId);
  if (!row) throw new Error('There is no such scan.');
  return row;
}

/** Everything that is left of a scan. */
async function remainsOf(scanId: number) {
  const { status, failure_detail, analysis_result, thumbnail_filename, photo_receipt } =
    (await bench.scan(scanId)) ?? {};
  const hasDate = typeof photo_receipt?.deleted_at === 'string';
  const [files, used] = [await bench.files(), await bench.used()];
  return { status, failure_detail, analysis_result, thumbnail_filename, hasDate, files, used };
}

/** What has to be left of a failed one: its reason, and that the original was deleted. */
function failed(failure_detail: string): Awaited<ReturnType<typeof remainsOf>> {
  const nothing = {
    analysis_result: null,
    thumbnail_filename: null,
    files: [[], []] as [string[], string[]],
    used: 0,
  };
  return { status: 'failed', failure_detail, hasDate: true, ...nothing };
}

describe('the analysis', () => {
  it('the analysis decides the care plan once, for both stages that are read from it', async () => {
    await bench.analyse(await bench.startScan('a photo'));
    expect(bench.carePlanner.decisions).toBe(1);
  });

  it('an analysis continues after a failure at any output, and stores every stage once', async () => {
    const scanId = await bench.startScan('a photo');
    for (let failAt = 0; failAt < 6; failAt += 1) {
      let done = 0;
      bench.analyser.beforeOutput = () => {
        if (done === failAt) throw new Error('the power is gone');
        done += 1;
      };
      await expect(bench.analyse(scanId)).rejects.toThrow('the power is gone');
      expect((await bench.files())[0]).toHaveLength(1);
    }
    bench.analyser.beforeOutput = () => undefined;
    await bench.analyse(scanId);
    const stages = await bench.db
      .selectFrom('scan_events')
      .select(['position', 'stage'])
      .where('user_id', '=', bench.member.id)
      .orderBy('position')
      .execute();
    expect(stages.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(await bench.scan(scanId)).toMatchObject({ status: 'complete' });
    expect(await bench.used()).toBe(1);
  });

  it('an analysis continues with the notes from before a crash, and asks no external model again', async () => {
    const scanId = await bench.startScan('a photo');
    const asked: boolean[] = [];
    let run = 0;
    bench.analyser.onOptions = async (options) => {
      asked.push((await options?.mayAskExternalModel()) ?? false);
      run += 1;
      return { assessment: `Run ${run}.`, use: asked.at(-1) ? USE : undefined };
    };
    bench.analyser.beforeOutput = (output) => {
      if (run === 1 && output.type === 'stage' && output.event.stage === 'progress_summary')
        throw new Error('the power is gone');
    };
    await expect(bench.analyse(scanId)).rejects.toThrow('the power is gone');
    await bench.analyse(scanId);
    expect(asked).toEqual([true, false]);
    expect(await bench.scan(scanId)).toMatchObject({
      analysis_result: { source: 'external', condition_notes: { overall_assessment: 'Run 1.' } },
      photo_receipt: { sent_to: 'ai.example, sees-2' },
    });
  });

  it('run by five workers at once ends once, with one thumbnail and one charge', async () => {
    const scanId = await bench.startScan('a photo');
    await Promise.all([1, 2, 3, 4, 5].map(() => bench.analyse(scanId)));
    expect(await bench.scan(scanId)).toMatchObject({
      status: 'complete',
      photo_receipt: { deleted_at: expect.any(String) },
    });
    expect((await bench.files()).map(({ length }) => length)).toEqual([0, 1]);
    expect(await bench.used()).toBe(1);
  });

  it('the analysis of five scans at once ends all five', async () => {
    const numbers = await Promise.all([1, 2, 3, 4, 5].map((photo) => bench.startScan(`photo ${photo}`)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    await Promise.all(numbers.map((scanId) => bench.analyse(scanId)));
    const statuses = await Promise.all(numbers.map(async (scanId) => (await bench.scan(scanId))?.status));
    expect(new Set(statuses)).toEqual(new Set(['complete']));
  });

  it('the analysis stops when it is told to, and another worker finishes', async () => {
    const scanId = await bench.startScan('a photo');
    const stopping = new AbortController();
    bench.analyser.beforeOutput = () => stopping.abort();
    await expect(bench.analyse(scanId, stopping.signal)).rejects.toThrow('aborted');
    expect(await bench.scan(scanId)).toMatchObject({ status: 'analysing' });
    await bench.analyse(scanId);
    expect(await bench.scan(scanId)).toMatchObject({ status: 'complete' });
  });

  it('run again after the end only deletes an original that a crash left', async () => {
    const scanId = await bench.startScan('a photo');
    const [[original = '']] = await bench.files();
    await bench.analyse(scanId);
    const before = await bench.scan(scanId);
    await writeFile(path.join(bench.directory, 'originals', original), 'left behind');
    bench.analyser.beforeOutput = () => {
      throw new Error('must not run');
    };
    await bench.analyse(scanId);
    expect(await bench.scan(scanId)).toEqual(before);
    expect((await bench.files())[0]).toEqual([]);
  });
});

describe('a scan that cannot be finished', () => {
  it('a scan that cannot be finished says so when the photo is lost', async () => {
    const scanId = await bench.startScan('a photo');
    await rm(path.join(bench.directory, 'originals'), { recursive: true });
    await createDiskFiles(path.join(bench.directory, 'originals'));
    await bench.analyse(scanId);
    expect(await remainsOf(scanId)).toEqual(
      failed(`The photo was lost before the analysis had finished. ${NOT_COUNTED}`),
    );
  });

  it('a scan that cannot be finished says so when no attempts are left', async () => {
    const scanId = await bench.startScan('a photo');
    await bench.scans.jobs['analyse-scan'].giveUp({ user_id: bench.member.id, scan_id: scanId });
    expect(await remainsOf(scanId)).toEqual(failed(`The analysis could not be finished. ${NOT_COUNTED}`));
  });

  it('a scan that cannot be finished says what the analyser says about the photo', async () => {
    const scanId = await bench.startScan('a photo');
    bench.analyser.beforeOutput = () => {
      throw new Refusal('invalid', { detail: 'This photo is damaged.' });
    };
    await bench.analyse(scanId);
    expect(await remainsOf(scanId)).toEqual(failed('This photo is damaged.'));
  });

  it('a scan that cannot be finished lets the same photo be sent again at once', async () => {
    const scanId = await bench.startScan('a photo');
    bench.analyser.beforeOutput = () => {
      throw new Refusal('invalid', { detail: 'This photo is damaged.' });
    };
    await bench.analyse(scanId);
    expect(await bench.startScan('a photo')).toBe(scanId + 1);
  });

  it('a scan that cannot be finished leaves no thumbnail that an attempt before a crash has written', async () => {
    const scanId = await bench.startScan('a photo');
    const { thumbnail_filename } = await rowOf(scanId);
    await writeFile(path.join(bench.directory, 'thumbnails', thumbnail_filename), 'a thumbnail');
    await bench.scans.jobs['analyse-scan'].giveUp({ user_id: bench.member.id, scan_id: scanId });
    expect((await bench.files())[1]).toEqual([]);
  });

  it('a scan that cannot be finished takes nothing from a report that another worker has finished meanwhile', async () => {
    const scanId = await bench.startScan('a photo');
    await bench.analyse(scanId);
    await bench.scans.jobs['analyse-scan'].giveUp({ user_id: bench.member.id, scan_id: scanId });
    expect(await bench.scan(scanId)).toMatchObject({ status: 'complete' });
    expect((await bench.files())[1]).toHaveLength(1);
    expect(await bench.used()).toBe(1);
  });

  it('a scan that cannot be finished ends and refunds its charge together, or not at all', async () => {
    const scanId = await bench.startScan('a photo');
    await sql`
      create function refuse_give_back() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$;
      create trigger refuse_give_back before delete on usage_charges execute function refuse_give_back();
    `.execute(bench.db);
    const givingUp = bench.scans.jobs['analyse-scan'].giveUp({ user_id: bench.member.id, scan_id: scanId });
    await expect(givingUp).rejects.toThrow('the disk is full');
    await sql`drop function refuse_give_back cascade`.execute(bench.db);
    expect(await rowOf(scanId)).toMatchObject({ status: 'analysing', photo_key: expect.any(Buffer) });
    expect(await bench.used()).toBe(1);
  });

  it('a scan that cannot be finished is retried while the analyser is only busy', async () => {
    const scanId = await bench.startScan('a photo');
    bench.analyser.beforeOutput = () => {
      throw new Refusal('busy');
    };
    await expect(bench.analyse(scanId)).rejects.toThrow('busy');
    expect(await bench.scan(scanId)).toMatchObject({ status: 'analysing' });
  });

  it('a scan that cannot be finished is given up after 15 minutes', async () => {
    const scanId = await bench.startScan('a photo');
    bench.clock.advance(15 * MINUTE);
    await bench.sweep();
    expect(await bench.scan(scanId)).toMatchObject({ status: 'analysing' });
    bench.clock.advance(1);
    await bench.sweep();
    expect(await remainsOf(scanId)).toEqual(failed(`The analysis could not be finished. ${NOT_COUNTED}`));
  });
});
