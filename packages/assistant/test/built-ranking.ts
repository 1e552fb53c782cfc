import { readFileSync } from 'node:fs';
import { MODEL_FILE } from '../scripts/build-model.ts';
import { readModel } from '../src/model-file.ts';
import { createRanking } from '../src/recognition/ranking.ts';

const model = readModel(readFileSync(MODEL_FILE));
if (!model) throw new Error('The model is damaged.');

/** Ranks texts with the model that the test run has built. */
export const ranking = createRanking(model);
