import { parseArgs } from 'node:util';
import { buildModel } from '../../../scripts/build-model.ts';
import { fuzz } from './fuzz.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, count: { type: 'string', default: '20000' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));
const count = Number(values.count);
if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count) || count < 1)
  throw new Error('--seed and --count are whole numbers.');
buildModel();
process.exitCode = (await fuzz({ seed, count })) ? 0 : 1;
