// Writes the constants of this engine version. Fails when they changed and the version did not.
import { readFile, writeFile } from 'node:fs/promises';
import { ENGINE_VERSION } from '../src/index.ts';
import { readConstants, renewConstants } from './engine-constants.ts';

const file = new URL('../engine-constants.gen.json', import.meta.url);
const before = JSON.parse(await readFile(file, 'utf8'));
await writeFile(file, `${JSON.stringify(renewConstants(before, readConstants(ENGINE_VERSION)), null, 2)}\n`);
