import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../../test/files-below.ts';
import { createFakeAnalyser } from '../../../test/fake-analyser.ts';
import { useScanBench } from '../../../test/scan-bench.ts';
import { scanForm } from '../../../test/scans.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { createTransactionEvent } from '../../db/transaction-event.ts';
import { createErasureLog } from '../members/erasure-log.ts';
import { createMemberEraser } from '../members/erase-member.ts';
import { memberLocks as locks } from '../members/member-locks.ts';
import type { ErasedMember } from '../members/ports.ts';
import type { AnalysisOutput } from './ports.ts';

const nothing = async () => undefined;

const WITHDRAWN = {
  status: 'failed',
  failure_detail: 'You withdrew your consent, so the photo was erased before it was analyzed.',
  analysis_result: null,
  thumbnail_filename: null,
  photo_receipt: { deleted_at: expect.any(String) },
};

const bench = useScanBench();

/** Does something once, right before an output of the analysis. */
function before(type: AnalysisOutput['type'], stage: string | undefined, act: () => Promise<unknown>): void {
  let isDone = false;
  bench.analyser.beforeOutput = async (output) => {
    const isHere = output.type === type && (output.type === 'finished' || output.event.stage === stage);
    if (!isHere || isDone) return;
    isDone = true;
    await act();
  };
}

async function storedStages(): Promise<string[]> {
  const rows = await bench.db
    .selectFrom('scan_events')
    .select('stage')
    .where('user_id', '=', bench.member.id)
    .orderBy('position')
    .execute();
  return rows.map(({ stage }) => stage);
}

/** A scan that a withdrawal has ended: the reason, no photo, no key, no charge. */
async function expectWithdrawn(scanId: number): Promise<void> {
  expect(await bench.scan(scanId)).toMatchObject(WITHDRAWN);
  expect(await bench.files()).toEqual([[], []]);
  expect(await bench.used()).toBe(0);
  const { photo_key } = await bench.db
    .selectFrom('scans')
    .select('photo_key')
    .where('user_id', '=', bench.member.id)
    .where('id', '=', scanId)
    .executeTakeFirstOrThrow();
  expect(photo_key).toBeNull();
}

describe('withdrawing the photo consent', () => {
  it('withdrawing the photo consent ends a scan that waits, and its job finds nothing to do', async () => {
    const scanId = await bench.startScan('a photo');
    bench.analyser.beforeOutput = () => {
      throw new Error('must not run');
    };
    await bench.decide(false);
    await expectWithdrawn(scanId);
    await bench.analyse(scanId);
    await expectWithdrawn(scanId);
    expect(await storedStages()).toEqual(['photo_quality']);
  });

  it('withdrawing the photo consent ends a scan that runs, which stores nothing more, even when the consent is given again', async () => {
    const scanId = await bench.startScan('a photo');
    before('stage', 'condition_notes', async () => {
      await bench.decide(false);
      await bench.decide(true);
    });
    await bench.analyse(scanId);
    await expectWithdrawn(scanId);
    expect(await storedStages()).toEqual(['photo_quality', 'skin_type', 'skin_sensitivity']);
  });

  it('withdrawing the photo consent ends a scan that is about to end, and leaves no thumbnail', async () => {
    const scanId = await bench.startScan('a photo');
    before('finished', undefined, () => bench.decide(false));
    await bench.analyse(scanId);
    await expectWithdrawn(scanId);
    expect(await storedStages()).toHaveLength(7);
  });

  it('withdrawing the photo consent keeps the face from an external model', async () => {
    const scanId = await bench.startScan('a photo');
    const mayAsk: (boolean | undefined)[] = [];
    bench.analyser.onOptions = async (options) => {
      mayAsk.push(await options?.mayAskExternalModel());
      await bench.decide(false);
      mayAsk.push(await options?.mayAskExternalModel());
      return { assessment: '', use: undefined };
    };
    await bench.analyse(scanId);
    expect(mayAsk).toEqual([true, false]);
  });

  it('withdrawing the photo consent at the very moment of the end leaves a whole report or nothing of it', async () => {
    for (let round = 0; round < 20; round += 1) {
      const scanId = await bench.startScan(`photo ${round}`);
      const usedBefore = (await bench.used()) - 1;
      let withdrawing: Promise<void> | undefined;
      before('finished', undefined, async () => {
        withdrawing = bench.decide(false);
      });
      await bench.analyse(scanId);
      await withdrawing;
      const scan = await bench.scan(scanId);
      const isComplete = scan?.status === 'complete';
      const [originals, thumbnails] = await bench.files();
      expect(originals).toEqual([]);
      expect(thumbnails.includes(String(scan?.thumbnail_filename))).toBe(isComplete);
      expect(await bench.used()).toBe(usedBefore + (isComplete ? 1 : 0));
      expect(scan).toMatchObject(isComplete ? { failure_detail: null } : WITHDRAWN);
      await bench.decide(true);
    }
    const complete = await bench.used();
    expect((await bench.files())[1]).toHaveLength(complete);
  });

  it('while the gate assesses the photo prevents the start of the scan', async () => {
    const { assess } = bench.analyser;
    bench.analyser.assess = async (photo) => {
      await bench.decide(false);
      return await assess.call(bench.analyser, photo);
    };
    await expect(bench.startScan('a photo')).rejects.toMatchObject({
      status: 403,
      headers: { 'x-trigger-event': 'photoConsentNeeded' },
    });
    expect(await bench.files()).toEqual([[], []]);
    expect(await bench.scan(1)).toBeUndefined();
    expect(await bench.used()).toBe(0);
  });

  it('withdrawing the photo consent leaves finished reports as they are', async () => {
    const scanId = await bench.startScan('a photo');
    await bench.analyse(scanId);
    const report = await bench.scan(scanId);
    await bench.decide(false);
    expect(await bench.scan(scanId)).toEqual(report);
    expect((await bench.files())[1]).toHaveLength(1);
  });

  it('withdrawing the photo consent by the call answers at once, while the analysis still holds the photo', async () => {
    const analyser = createFakeAnalyser();
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    analyser.beforeOutput = async () => {
      reached.resolve();
      await goOn.promise;
    };
    const server = await startTestServer({ analyser });
    const noor = await server.member();
    await noor.post('/api/scan-skin', scanForm(Buffer.from('a photo')));
    await reached.promise;
    const decision = { purpose: 'photo_analysis', granted: false };
    expect(await noor.post('/api/consents', decision)).toMatchObject({
      status: 200,
      body: { granted: false },
    });
    expect((await noor.get('/api/checkins/1')).body).toMatchObject(WITHDRAWN);
    expect(await filesBelow(path.join(server.dataDir, 'originals'))).toEqual([]);
    expect((await noor.get('/api/check-scan-limit')).body).toMatchObject({ used: 0 });
    goOn.resolve();
    await server.close();
  });
});

describe('an account that is erased while its photo is analysed', () => {
  it.each([
    ['in the middle', 'stage', 'condition_notes'],
    ['at the end', 'finished', undefined],
  ] as const)('%s leaves nothing, and the job ends in peace', async (_when, type, stage) => {
    const scanId = await bench.startScan('a photo');
    const { id, email } = await bench.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', bench.member.id)
      .executeTakeFirstOrThrow();
    const erasures = createTransactionEvent<ErasedMember>();
    erasures.listen(bench.scans.ports.erasure);
    const keyring = { destroy: nothing, find: nothing, noteErased: nothing, listErased: async () => [] };
    const log = createErasureLog({ keyring });
    const queue = { enqueue: async () => undefined };
    const eraser = createMemberEraser({ db: bench.db, locks, queue, log, erasures });
    before(type, stage, () => eraser.erase({ ...bench.member, id, email }));
    await bench.analyse(scanId);
    expect(await bench.files()).toEqual([[], []]);
    expect(await storedStages()).toEqual([]);
  });
});
