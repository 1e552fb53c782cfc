import { afterAll, expect, it, vi } from 'vitest';
import { facePhoto } from '../../../test/photos.ts';
import { createEmbeddedAnalyser } from './embedded.ts';
import { AGREEING, CONTEXT, describeSkinAnalyser, outputsOf } from './skin-analyser.suite.ts';

const onCrash = vi.fn<(error: Error) => void>();
const analyser = createEmbeddedAnalyser({ onCrash });
afterAll(() => analyser.close());

describeSkinAnalyser('the embedded engine', analyser);

it('asks no external model, whatever the member agrees to', async () => {
  const mayAskExternalModel = vi.fn(AGREEING.mayAskExternalModel);
  const outputs = await outputsOf(
    analyser.analyse(await facePhoto(), CONTEXT, { ...AGREEING, mayAskExternalModel }),
  );
  expect(mayAskExternalModel).not.toHaveBeenCalled();
  expect(outputs.some((output) => 'external' in output)).toBe(false);
  expect(onCrash).not.toHaveBeenCalled();
});
