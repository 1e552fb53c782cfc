import type { ScanRecord } from '@daylit/vision';
import { afterAll, expect, it, vi } from 'vitest';
import { facePhoto } from '../../../test/photos.ts';
import { createEmbeddedAnalyser } from './embedded.ts';
import { AGREEING, CONTEXT, describeSkinAnalyser, outputsOf } from './skin-analyser.suite.ts';

const onCrash = vi.fn<(error: Error) => void>();
const analyser = createEmbeddedAnalyser({ onCrash });
afterAll(() => analyser.close());

describeSkinAnalyser('the embedded engine', analyser);

const mayAskExternalModel = vi.fn(AGREEING.mayAskExternalModel);
const analyse = async () =>
  outputsOf(analyser.analyse(await facePhoto(), CONTEXT, { ...AGREEING, mayAskExternalModel }));

it('the engine measures a second photo against its scan, but not the photo of the scan itself', async () => {
  const last = (await analyse()).at(-1);
  const record = (last?.type === 'finished' ? last.record : {}) as ScanRecord;
  const first = { checkin_id: 1, created_at: CONTEXT.created_at, record, pairs: [] };
  const redder = { ...record, severities: { ...record.severities, redness: 4 } };
  const redness = Number(record.severities.redness) - 4;
  expect(await analyser.repeat(await facePhoto(), { ...first, record: redder })).toMatchObject({
    differences: { redness: expect.closeTo(redness) },
  });
  await expect(analyser.repeat(await facePhoto(), first)).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(/^This is the photo of your scan\./),
  });
});

it('the engine asks no external model, whatever the member agrees to', async () => {
  const outputs = await analyse();
  expect(mayAskExternalModel).not.toHaveBeenCalled();
  expect(outputs.some((output) => 'external' in output)).toBe(false);
  expect(onCrash).not.toHaveBeenCalled();
});

it('the engine measures the next photo in the same thread, also for a caller that stops at the report', async () => {
  const onThread = vi.fn<() => void>();
  process.on('worker', onThread);
  try {
    for (let photos = 0; photos < 2; photos++)
      for await (const { type } of analyser.analyse(await facePhoto(), CONTEXT, AGREEING))
        if (type === 'finished') break;
    expect(onThread).not.toHaveBeenCalled();
  } finally {
    process.off('worker', onThread);
  }
});
