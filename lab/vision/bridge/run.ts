// npm run lab:bridge -- --from COMMIT FOLDER…
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ENGINE_BRIDGES } from '../../../packages/vision/src/report/engine-bridges.gen.ts';
import { ENGINE_VERSION, type RgbImage } from '../../../packages/vision/src/index.ts';
import { newEngine, scan } from '../../../packages/vision/test/scan.ts';
import { decodePhonePhoto } from '../bench/decode-photo.ts';
import { paintWith, PLANTED, smallFace } from '../bench/reference-photos.ts';
import { collectionIn } from '../faces/collection.ts';
import { earlierEngine } from './earlier-engine.ts';
import { fitBridge, type ReadTwice } from './fit-bridge.ts';

/** Painted faces, each with every sign at a strength of its own. */
const PAINTED = 160;

const FILE = new URL('../../../packages/vision/src/report/engine-bridges.gen.ts', import.meta.url);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' } },
});
if (values.from === undefined || positionals.length === 0)
  throw new Error('Which commit and photographs? npm run lab:bridge -- --from COMMIT FOLDER…');

const [before, now] = [await earlierEngine(values.from), await newEngine()];
const photos: ReadTwice[] = [];

function read(set: string, image: RgbImage): void {
  const [earlier, later] = [before.engine, now].map((engine) => scan(engine, image).analysis?.record);
  if (earlier && later) photos.push({ set, earlier: earlier.severities, later: later.severities });
}

for (let index = 0; index < PAINTED; index++) read('painted', painted(index));
for (const folder of positionals)
  for (const { file } of collectionIn(folder)) read('real', await decodePhonePhoto(await readFile(file)));

const bridge = { from: before.version, to: ENGINE_VERSION, signs: fitBridge(photos) };
const others = ENGINE_BRIDGES.filter(({ from }) => from !== bridge.from);
const bridges = [...others, bridge].map((each) => `  ${JSON.stringify(each)},\n`).join('');
await writeFile(
  FILE,
  `import type { EngineBridge } from './engine-bridge.ts';

/** Written by \`npm run lab:bridge\`. */
export const ENGINE_BRIDGES: readonly EngineBridge[] = [
${bridges}];
`,
);
console.log(`${photos.length} photos, ${bridge.from} to ${bridge.to}:`);
console.table(bridge.signs);

/** Steps that share no factor with their number, so that strengths of two signs do not rise together. */
function painted(index: number): RgbImage {
  const strengths = PLANTED.map(
    ([name], place) => [name, (((index + 1) * (2 * place + 3)) % 11) / 10] as const,
  );
  return paintWith(smallFace('development', index), {
    ...Object.fromEntries(strengths),
    blemishes: { count: index % 9, spectrum: index % 2 === 0 ? 'papule' : 'mark', seed: index },
    dark_spots: { count: index % 7, seed: index },
  });
}
