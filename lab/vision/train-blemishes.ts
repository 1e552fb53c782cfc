// Writes blob-weights.gen.ts of the engine: `node lab/vision/train-blemishes.ts FOLDER`, with set B in the
// folder, laid out as for `npm run lab:faces`. The same photos, engine, phantom and sharp give the
// same bytes. It takes about fifteen minutes on one core.
import { writeFile } from 'node:fs/promises';
import { createWorkspace } from '../../packages/vision/src/image/workspace.ts';
import { FEATURES } from '../../packages/vision/src/skin/blob-features.ts';
import { UNITS } from '../../packages/vision/src/skin/blob-kinds.ts';
import type { BlobNetwork } from '../../packages/vision/src/skin/blob-kinds.ts';
import { newNetworks } from '../../packages/vision/test/scan.ts';
import { collectionIn } from './faces/collection.ts';
import { fit } from './train-blemishes/fit.ts';
import type { Samples } from './train-blemishes/fit.ts';
import { paintedSamples } from './train-blemishes/painted-samples.ts';
import { realSamples } from './train-blemishes/real-samples.ts';
import { joined, KINDS } from './train-blemishes/samples.ts';

/**
 * Number of faces of the development part. Each is used as painted, as a JPEG and in two copies of the JPEG.
 */
const FACES = 200;
/** One in so many painted blobs that are nothing is learned: real skin shows better what nothing is. */
const PAINTED_NOTHING = 4;
/** Decimals of a weight. More decimals do not change the result. */
const DECIMALS = 4;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Which folder holds the photographs of set B?');
const shots = collectionIn(folder);
const [workspace, networks] = [createWorkspace(), await newNetworks()];
const painted = await paintedSamples(workspace, networks, FACES);
const judge = trainedOn(painted.samples());
const real = await realSamples(workspace, networks, shots, judge);
const network = trainedOn(joined(painted.samples(PAINTED_NOTHING), real.samples()));

function trainedOn(samples: Samples): BlobNetwork {
  const { centres, scales, hidden, weights, loss } = fit(samples, {
    features: FEATURES,
    units: UNITS,
    kinds: KINDS.length,
  });
  console.log(`${samples.kinds.length} blobs, mean logarithmic loss ${loss.toFixed(4)}`);
  return { KINDS, CENTRES: [...centres], SCALES: [...scales], HIDDEN: [...hidden], WEIGHTS: [...weights] };
}

const list = (values: readonly number[]): string => {
  const words = values.map((value) => String(Number(value.toFixed(DECIMALS)) + 0));
  const lines = [];
  for (let i = 0; i < words.length; i += 10) lines.push(`  ${words.slice(i, i + 10).join(', ')},`);
  return `[\n${lines.join('\n')}\n]`;
};
const { CENTRES, SCALES, HIDDEN, WEIGHTS } = network;
await writeFile(
  new URL('../../packages/vision/src/skin/blob-weights.gen.ts', import.meta.url),
  `// Made by \`node lab/vision/train-blemishes.ts\` from ${FACES} painted faces and ${shots.length} photographs.
// Do not edit.

/** What a blob may be; the first has no weights, because only differences count. */
export const KINDS: readonly string[] = [${KINDS.map((kind) => `'${kind}'`).join(', ')}];

/** Mean and standard deviation of each feature, by which it is put on a common scale. */
export const CENTRES: readonly number[] = ${list(CENTRES)};
export const SCALES: readonly number[] = ${list(SCALES)};

/** For each hidden unit: a weight for each feature, and a constant. */
export const HIDDEN: readonly number[] = ${list(HIDDEN)};

/** For each kind but the first: a weight for each hidden unit, and a constant. */
export const WEIGHTS: readonly number[] = ${list(WEIGHTS)};
`,
);
