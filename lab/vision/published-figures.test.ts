import { REFERENCE_SET_VERSION } from '@daylit/phantom';
import { expect, test } from 'vitest';
import { ENGINE_VERSION } from '../../packages/vision/src/index.ts';
import { readFigures } from './bench/figures-file.ts';
import { readRealFaces } from './faces/real-faces-file.ts';

test('the published figures are those of this engine and this reference set', async () => {
  expect(await readRealFaces()).toMatchObject({ engine_version: ENGINE_VERSION });
  expect(await readFigures()).toMatchObject({
    engine_version: ENGINE_VERSION,
    reference_set_version: REFERENCE_SET_VERSION,
  });
});
