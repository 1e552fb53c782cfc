// npm run lab:faces -- FOLDER [--publish 'Name of the set (licence)']
import { parseArgs } from 'node:util';
import { ENGINE_VERSION } from '../../../packages/vision/src/index.ts';
import { printFigures } from '../bench/print-figures.ts';
import { collectionIn } from './collection.ts';
import { measureFaces } from './measure-faces.ts';
import { readShots } from './read-shots.ts';
import { writeRealFaces } from './real-faces-file.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { publish: { type: 'string' } },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Which folder? npm run lab:faces -- FOLDER');

const before = process.cpuUsage().user;
const figures = measureFaces(await readShots(collectionIn(folder)), values.publish);
printFigures(figures, (process.cpuUsage().user - before) / 1e6);
if (values.publish !== undefined) {
  await writeRealFaces({ engine_version: ENGINE_VERSION, figures });
  console.log(
    'Written: packages/vision/real-faces.gen.json. Now `npm run generate` for docs/measurement.md.',
  );
}
