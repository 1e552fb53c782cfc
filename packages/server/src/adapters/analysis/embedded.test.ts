import { paintRoom } from '@daylit/vision/phantom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { facePhoto, jpegOf } from '../../../test/photos.ts';
import type { AnalysisStep, ScanContext } from '../../modules/scans/ports.ts';
import { createEmbeddedAnalyser } from './embedded.ts';

// The real engine works here, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const onCrash = vi.fn<(error: Error) => void>();
const analyser = createEmbeddedAnalyser({ onCrash });
const context: ScanContext = {
  checkin_id: 1,
  created_at: '2026-11-20T08:00:00.000Z',
  answers: { age_band: '25-39', midday_feel: 'shiny_t_zone' },
  history: [],
};

let face: Buffer;

async function analyse(photo: Buffer, given = context): Promise<AnalysisStep[]> {
  const steps: AnalysisStep[] = [];
  for await (const step of analyser.analyse(photo, given)) steps.push(step);
  return steps;
}

const namesOf = (steps: AnalysisStep[]) =>
  steps.map((step) => (step.type === 'stage' ? step.event.stage : step.type));

beforeAll(async () => {
  face = await facePhoto();
}, 30_000);
afterAll(() => analyser.close());

describe('createEmbeddedAnalyser', () => {
  it('says the same about the same photo, also when five are analysed at once', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => analyse(face)));
    expect(namesOf(first ?? [])).toEqual([
      'photo_quality',
      'skin_type',
      'skin_sensitivity',
      'condition_notes',
      'progress_summary',
      'finished',
    ]);
    for (const other of others) expect(other).toEqual(first);
    expect(onCrash).not.toHaveBeenCalled();
  }, 30_000);

  it('compares with what it recorded before', async () => {
    const last = (await analyse(face)).at(-1);
    const record = last?.type === 'finished' ? last.record : {};
    const history = [{ checkin_id: 1, created_at: context.created_at, record }];
    const later = { ...context, checkin_id: 2, created_at: '2026-11-27T08:00:00.000Z', history };
    const progress = (await analyse(face, later)).at(-2);
    expect(progress).toMatchObject({
      event: { payload: { comparison: { result: 'comparable', compared_with: 1 } } },
    });
  });

  it('stops after a photo that the gate refuses', async () => {
    expect(await analyse(await jpegOf(paintRoom(480, 600)))).toMatchObject([
      { event: { stage: 'photo_quality', payload: { status: 'fail' } } },
    ]);
  });

  it('refuses what is no photo', async () => {
    await expect(analyser.assess(Buffer.from('text'))).rejects.toMatchObject({ status: 415 });
    await expect(analyse(face.subarray(0, 5_000))).rejects.toMatchObject({ status: 422 });
  });
});
