import { readdirSync, readFileSync } from 'node:fs';
import { SIGN_VALUES } from '@daylit/contract';
import type { Sign } from '@daylit/contract';
import { expect, test } from 'vitest';
import { constantsIn, readConstants, renewConstants } from '../scripts/engine-constants.ts';
import { ENGINE_VERSION } from '../src/index.ts';

const SOURCES = new URL('../src/', import.meta.url);
/** The numbers of the camera's guide, of comparisons and of what is praised. */
const CHANGE_NO_SCORE = new Set(['guide.ts', 'comparison.ts', 'praise.ts', 'trend.ts']);
const stored = JSON.parse(readFileSync(new URL('../engine-constants.gen.json', import.meta.url), 'utf8'));
const now = readConstants(ENGINE_VERSION);

test('no threshold, anchor or weight has changed under the same version', () => {
  expect(renewConstants(stored, now)).toEqual(stored);
});

test('the hash covers every file of thresholds, the weights, the kernels and the networks', () => {
  const thresholds = readdirSync(new URL('thresholds', SOURCES)).filter((name) => !CHANGE_NO_SCORE.has(name));
  expect(thresholds.length).toBeGreaterThan(5);
  const held = [...thresholds.map((name) => `thresholds/${name}`), ...SIGN_VALUES.map(fileOf)];
  const others = [
    'skin/blob-weights.gen.ts',
    'runtime/kernels.gen.ts',
    'face/mean-face.gen.ts',
    'facemesh.bin',
  ];
  expect(Object.keys(now.files)).toEqual(expect.arrayContaining([...held, ...others]));
});

test('every number of every threshold and of every sign changes the hash', () => {
  const deciding = Object.keys(now.files).filter((file) => file.startsWith('thresholds/'));
  for (const name of [...deciding, ...SIGN_VALUES.map(fileOf)]) {
    const source = readFileSync(new URL(name, SOURCES), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
    // The rest of a sign's file is how it is measured.
    const code = name.startsWith('signs/') ? source.match(/: SignDefinition = \{[^]*?^\};/m)![0] : source;
    const constants = constantsIn(source).join('\n');
    // Apart from what a sign claims of its scores.
    const numbers = [...code.matchAll(/(?<![\w.]|(spread|step|leastScans): )\d+(\.\d+)?(?![\w.])/g)];
    expect(numbers.length).toBeGreaterThan(1);
    for (const { index, 0: number } of numbers) {
      const changed = `${code.slice(0, index)}${Number(number) + 1}${code.slice(index + number.length)}`;
      const isHeld = constantsIn(source.replace(code, changed)).join('\n') !== constants;
      expect([name, number, isHeld]).toEqual([name, number, true]);
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

/** The file of a sign. */
function fileOf(sign: Sign): string {
  return `signs/${sign.replace('_', '-')}.ts`;
}
