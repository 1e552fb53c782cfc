// Writes src/skin/blob-weights.gen.ts from painted faces of the development part: `node
// packages/vision/scripts/train-blemishes.ts`. The same engine, phantom and sharp give the same bytes. It
// takes about six minutes on one core.
import { writeFile } from 'node:fs/promises';
import { FEATURES } from '../src/skin/blob-features.ts';
import { newNetworks } from '../test/scan.ts';
import { UNITS } from '../src/skin/blob-kinds.ts';
import { fit } from './train-blemishes/fit.ts';
import { collectSamples, KINDS } from './train-blemishes/samples.ts';

/**
 * Number of faces of the development part. Each is used as painted, as a JPEG and in two copies of the JPEG.
 */
const FACES = 200;
/** Decimals of a weight. More decimals do not change the result. */
const DECIMALS = 4;

const samples = await collectSamples(await newNetworks(), FACES);
const { centres, scales, hidden, weights, loss } = fit(samples, {
  features: FEATURES,
  units: UNITS,
  kinds: KINDS.length,
});
const list = (values: Iterable<number>): string => {
  const words = Array.from(values, (value) => String(Number(value.toFixed(DECIMALS)) + 0));
  const lines = [];
  for (let i = 0; i < words.length; i += 10) lines.push(`  ${words.slice(i, i + 10).join(', ')},`);
  return `[\n${lines.join('\n')}\n]`;
};
await writeFile(
  new URL('../src/skin/blob-weights.gen.ts', import.meta.url),
  `// Made by \`node packages/vision/scripts/train-blemishes.ts\` from ${FACES} painted faces. Do not edit.

/** What a blob may be; the first has no weights, because only differences count. */
export const KINDS: readonly string[] = [${KINDS.map((kind) => `'${kind}'`).join(', ')}];

/** Mean and standard deviation of each feature, by which it is put on a common scale. */
export const CENTRES: readonly number[] = ${list(centres)};
export const SCALES: readonly number[] = ${list(scales)};

/** For each hidden unit: a weight for each feature, and a constant. */
export const HIDDEN: readonly number[] = ${list(hidden)};

/** For each kind but the first: a weight for each hidden unit, and a constant. */
export const WEIGHTS: readonly number[] = ${list(weights)};
`,
);
console.log(`${samples.kinds.length} blobs, mean logarithmic loss ${loss.toFixed(4)}`);
