import { getTransparency } from '@daylit/api-client';
import type { Transparency } from '@daylit/contract';
import { expect, test } from 'vitest';
import { agree } from './agree.ts';
import { Matchers } from './pact.ts';

const FIGURE: Transparency['measurement']['figures'][number] = {
  id: 'finding.face',
  group: 'finding',
  what: 'Faces found',
  value: 1,
  unit: 'share',
  goal: { bound: 'at_least', value: 1 },
  met: true,
  sample_size: 1000,
  note: null,
  parts: [{ name: 'tone 1', value: 1 }],
};

const FACTS: Transparency = {
  analysis: { engine_version: '1.1.0', processed_by: 'This server', signs: ['redness'] },
  measurement: {
    engine_version: '1.1.0',
    reference_set_version: 1,
    not_validated: ['No dermatologist has judged the same faces.'],
    figures: [FIGURE],
  },
  processors: [],
  retention: [{ what: 'A session', how_long: '30 days, or 7 days without a visit.' }],
};

test('the engine, its accuracy, and how long data is kept', async () => {
  const { analysis, measurement, retention } = FACTS;
  const json = {
    ...FACTS,
    analysis: { ...analysis, signs: Matchers.eachLike('redness') },
    measurement: {
      ...measurement,
      not_validated: Matchers.eachLike(measurement.not_validated[0]),
      // This figure always has a value; others may be null.
      figures: Matchers.arrayContaining({
        ...FIGURE,
        id: Matchers.equal(FIGURE.id),
        parts: Matchers.eachLike(FIGURE.parts[0]),
      }),
    },
    retention: Matchers.eachLike(retention[0]),
  };
  const answer = await agree(
    {
      given: 'nobody is signed in',
      receiving: 'the question what measures, and how well',
      request: { method: 'GET', path: '/api/transparency' },
      response: { status: 200, json },
    },
    (api) => getTransparency(api),
  );
  expect(answer).toEqual(FACTS);
});
