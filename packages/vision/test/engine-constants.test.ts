import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { constantsIn, readConstants, renewConstants } from '../scripts/engine-constants.ts';
import { ENGINE_VERSION } from '../src/index.ts';

const SOURCES = new URL('../src/', import.meta.url);
const stored = JSON.parse(readFileSync(new URL('../engine-constants.gen.json', import.meta.url), 'utf8'));
const now = readConstants(ENGINE_VERSION);

test('no threshold, anchor or weight has changed under the same version', () => {
  expect(renewConstants(stored, now)).toEqual(stored);
});

test('the hash covers every file of thresholds, the weights, the kernels and the networks', () => {
  const thresholds = readdirSync(SOURCES).filter((name) => name.endsWith('thresholds.ts'));
  expect(thresholds.length).toBeGreaterThan(5);
  // The numbers of the camera's guide change no score.
  const held = thresholds.filter((name) => name !== 'guide-thresholds.ts');
  const others = [
    'skin/blob-weights.gen.ts',
    'runtime/kernels.gen.ts',
    'face/mean-face.gen.ts',
    'facemesh.bin',
  ];
  expect(Object.keys(now.files)).toEqual(expect.arrayContaining([...held, ...others]));
});

test('every number of every threshold changes the hash', () => {
  for (const name of Object.keys(now.files).filter((file) => file.endsWith('thresholds.ts'))) {
    const source = readFileSync(new URL(name, SOURCES), 'utf8');
    const constants = constantsIn(source).join('\n');
    const code = source.replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
    for (const { index, 0: number } of code.matchAll(/(?<![\w.])\d+(\.\d+)?(?![\w.])/g)) {
      const changed = `${code.slice(0, index)}${Number(number) + 1}${code.slice(index + number.length)}`;
      expect([name, number, constantsIn(changed).join('\n') === constants]).toEqual([name, number, false]);
    }
  }
});

test('a changed constant needs a new version, comments, types and line breaks do not', () => {
  const before = { engine_version: '1.0.0', files: { 'a.ts': 'one' } };
  const changed = { ...before, files: { 'a.ts': 'two' } };
  expect(() => renewConstants(before, changed)).toThrow(/a\.ts.*Raise ENGINE_VERSION/s);
  expect(() => renewConstants(before, { ...before, files: { ...before.files, 'b.ts': 'new' } })).toThrow(
    'b.ts',
  );
  expect(renewConstants(before, { ...changed, engine_version: '1.1.0' })).toMatchObject({
    files: changed.files,
  });
  expect(constantsIn('/** Old. */\nexport const LIMITS = [1, 2];\n')).toEqual(
    constantsIn('// New.\nexport const LIMITS: readonly number[] = [\n  1,\n  2,\n];\nconst other = 3;\n'),
  );
});
