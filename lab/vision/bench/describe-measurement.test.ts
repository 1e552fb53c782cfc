import { readFile } from 'node:fs/promises';
import type { MeasuredFigure } from '@daylit/contract';
import { expect, test } from 'vitest';
import { describeMeasurement } from './describe-measurement.ts';
import { atLeast, atMost, figure } from './figure.ts';
import { valueWords } from './figure-words.ts';
import { readFigures } from './figures-file.ts';
import type { Figures } from './measure-figures.ts';
import { readRealFaces } from '../faces/real-faces-file.ts';

test('docs/measurement.md is up to date; `npm run generate` makes it so', async () => {
  const document = new URL('../../../docs/measurement.md', import.meta.url);
  expect(await readFile(document, 'utf8')).toBe(
    describeMeasurement(await readFigures(), (await readRealFaces()).figures),
  );
});

test('goals that were missed or not measured come first, and all parts are in one table', () => {
  const painted: Figures = {
    engine_version: '9.9.9',
    reference_set_version: 7,
    signs: ['redness'],
    not_validated: ['Nobody looked.'],
    figures: [
      figure({
        id: 'following.clean.redness',
        group: 'following',
        what: 'Redness',
        value: 0.91,
        unit: 'correlation',
        goal: atLeast(0.98),
        sample: 60,
        parts: [
          { name: 'tone 1', value: 0.9 },
          { name: 'tone 2', value: Number.NaN },
        ],
      }),
      figure({
        id: 'blemishes.count',
        group: 'blemishes',
        what: 'Count',
        value: null,
        unit: 'count',
        goal: atMost(1),
        sample: 0,
        note: 'None are counted.',
      }),
    ],
  };
  const text = describeMeasurement(painted, [
    figure({
      id: 'real_faces.found',
      group: 'real_faces',
      what: 'Faces found',
      value: 1,
      unit: 'share',
      goal: atLeast(1),
      sample: 50,
      note: 'A studio set: 50 people.',
    }),
  ]);
  expect(text).toContain('| Faces found | 100 % | all | met | 50 |\n\n- A studio set: 50 people.');
  expect(text).toContain('Engine 9.9.9, reference set 7.');
  expect(text).toContain('- Nobody looked.');
  expect(text).toContain('- Following a planted sign: Redness: 0.910, the goal is at least 0.980.');
  expect(text).toContain('- Blemishes: Count: not measured.');
  expect(text).toContain('| Redness | 0.910 | at least 0.980 | not met | 60 |');
  expect(text).toContain('| In parts | tone 1 |\n');
  expect(text).toContain('- None are counted.');
});

test('figures that share no part are printed in separate tables', async () => {
  const text = describeMeasurement({ ...(await readFigures()), figures: [] }, [
    partly('Texture', ['360 px']),
    partly('Redness', ['220 px', '360 px']),
    partly('Lines told', ['light skin', 'dark skin']),
  ]);
  expect(text).toContain(
    '| In parts | 220 px | 360 px |\n| --- | --- | --- |\n| Texture | – | 0.10 |\n| Redness | 0.10 | 0.10 |\n',
  );
  expect(text).toContain('| In parts | light skin | dark skin |\n');
});

function partly(what: string, names: readonly string[]): MeasuredFigure {
  const parts = names.map((name) => ({ name, value: 0.1 }));
  return figure({
    id: `real_faces.${what}`,
    group: 'real_faces',
    what,
    value: 0.1,
    unit: 'points',
    goal: atMost(0.2),
    sample: 6,
    parts,
  });
}

test('a figure is rounded before it is compared with its goal, as it is printed', () => {
  const measured = {
    id: 'a',
    group: 'fairness',
    what: 'A',
    unit: 'points',
    goal: atMost(0.25),
    sample: 1,
  } as const;
  expect(figure({ ...measured, value: 0.2504 })).toMatchObject({ value: 0.25, met: true });
  expect(figure({ ...measured, value: 0.2506 })).toMatchObject({ value: 0.251, met: false });
  expect(figure({ ...measured, value: Number.NaN })).toMatchObject({ value: null, met: null });
  const silent = figure({ ...measured, value: null, isMetWithoutValue: true });
  expect([silent.met, valueWords(silent)]).toEqual([true, 'cannot tell']);
});
