import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';

/** The folders of `src`, from the ground: a file imports its own folder and those before it. */
const LAYERS = [
  'thresholds',
  'runtime',
  'image',
  'retake',
  'colour',
  'face',
  'regions',
  'quality',
  'skin',
  'signs',
  'repeat',
  'report',
  'guide',
];

/** Constants that every layer may name, and the top that joins the layers. */
const GROUND = 'engine-version.ts';
const TOP = ['engine.ts', 'index.ts'];

const SOURCES = new URL('../src/', import.meta.url);
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(?<!\.as|\.test)\.ts$/.test(file));

/** Each import that points up. */
function upwards(file: string, source: string): string[] {
  return [...source.matchAll(/(?:from|import) '(\.[^']+)'/g)]
    .map(([, path]) => posix.join(posix.dirname(file), path!))
    .filter((imported) => levelOf(imported) > levelOf(file))
    .map((imported) => `${file} imports ${imported}`);
}

function levelOf(file: string): number {
  if (TOP.includes(file)) return LAYERS.length;
  return file === GROUND ? -1 : LAYERS.indexOf(file.split('/')[0]!);
}

test('every file is in a layer, and its imports point down', () => {
  const folders = new Set(files.map((file) => file.split('/')[0]!));
  expect([...folders].toSorted()).toEqual([...LAYERS, ...TOP, GROUND].toSorted());
  expect(files.flatMap((file) => upwards(file, readFileSync(new URL(file, SOURCES), 'utf8')))).toEqual([]);
});

test('an import that points up is found, of a value and of a type', () => {
  const up = "import { scanRecord } from '../report/scan-record.ts';\nimport type { Skin } from './skin.ts';";
  expect(upwards('regions/occlusions.ts', up)).toEqual([
    'regions/occlusions.ts imports report/scan-record.ts',
  ]);
  expect(upwards('guide/framing.ts', "import type { Engine } from '../engine.ts';")).toHaveLength(1);
});
