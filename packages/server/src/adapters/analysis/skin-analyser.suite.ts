import { paintRoom } from '@daylit/phantom';
import { beforeAll, describe, expect, it } from 'vitest';
import { facePhoto, jpegOf } from '../../../test/photos.ts';
import type {
  AnalysisOptions,
  AnalysisOutput,
  ScanContext,
  SkinAnalyser,
} from '../../modules/scans/ports.ts';

export const CONTEXT: ScanContext = {
  checkin_id: 1,
  created_at: '2026-11-20T08:00:00.000Z',
  answers: { age_band: '25-39', midday_feel: 'shiny_t_zone' },
  timeZone: 'UTC',
  region: null,
  shownFrom: 1,
  history: [],
};

/** A member who agrees to everything, and a signal that never aborts. */
export const AGREEING: AnalysisOptions = {
  signal: new AbortController().signal,
  mayAskExternalModel: async () => true,
};

export async function outputsOf(outputs: AsyncIterable<AnalysisOutput>): Promise<AnalysisOutput[]> {
  const list: AnalysisOutput[] = [];
  for await (const output of outputs) list.push(output);
  return list;
}

const namesOf = (outputs: AnalysisOutput[]) =>
  outputs.map((output) => (output.type === 'stage' ? output.event.stage : output.type));

/** What every analyser guarantees, with or without a model that words its notes. */
export function describeSkinAnalyser(name: string, analyser: SkinAnalyser): void {
  const analyse = (photo: Uint8Array, context = CONTEXT) =>
    outputsOf(analyser.analyse(photo, context, AGREEING));

  describe(`${name} as a skin analyser`, () => {
    let face: Buffer;
    let first: AnalysisOutput[];
    beforeAll(async () => {
      face = await facePhoto();
      first = await analyse(face);
    });

    it('the analyser says the same about the same photo, also when two are analysed at once', async () => {
      expect(namesOf(first)).toEqual([
        'photo_quality',
        'skin_type',
        'skin_sensitivity',
        'condition_notes',
        'progress_summary',
        'finished',
      ]);
      for (const other of await Promise.all([analyse(face), analyse(face)])) expect(other).toEqual(first);
    });

    it('the analyser compares with what it recorded before', async () => {
      const last = first.at(-1);
      const record = last?.type === 'finished' ? last.record : {};
      const history = [{ checkin_id: 1, created_at: CONTEXT.created_at, record, pairs: [] }];
      const later = { ...CONTEXT, checkin_id: 2, created_at: '2026-11-27T08:00:00.000Z', history };
      const progress = (await analyse(face, later)).at(-2);
      expect(progress).toMatchObject({
        event: { payload: { comparison: { result: 'comparable', compared_with: 1 } } },
      });
    });

    it('the analyser stops after a photo that the gate refuses', async () => {
      expect(await analyse(await jpegOf(paintRoom(480, 600)))).toMatchObject([
        { event: { stage: 'photo_quality', payload: { status: 'fail' } } },
      ]);
    });

    it('the analyser assesses without analysing', async () => {
      expect(await analyser.assess(face)).toMatchObject({ status: 'pass' });
    });

    it('the analyser refuses bytes that are no photo', async () => {
      await expect(analyser.assess(Buffer.from('text'))).rejects.toMatchObject({ status: 415 });
      await expect(analyse(face.subarray(0, 5_000))).rejects.toMatchObject({ status: 422 });
    });
  });
}
