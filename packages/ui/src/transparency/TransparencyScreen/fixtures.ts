import type { MeasuredFigure, Transparency } from '@daylit/contract';

/** A figure of the tests of the engine. */
export function figure(shown: Partial<MeasuredFigure>): MeasuredFigure {
  return {
    id: 'finding.face',
    group: 'finding',
    what: 'Faces found',
    value: 1,
    unit: 'share',
    goal: { bound: 'at_least', value: 1 },
    met: true,
    sample_size: 1000,
    note: null,
    parts: [],
    ...shown,
  };
}

/** The blemishes that were found, as a share for each tone. */
export function toneFigure(shares: readonly number[]): MeasuredFigure {
  return figure({
    id: 'blemishes.recall',
    group: 'blemishes',
    what: 'Blemishes found',
    value: 0.866,
    goal: { bound: 'at_least', value: 0.9 },
    met: false,
    sample_size: 35,
    note: 'Five of 40 faces are left out, because the report cannot tell there.',
    parts: shares.map((value, i) => ({ name: `tone ${i + 1}`, value })),
  });
}

export const TRANSPARENCY: Transparency = {
  analysis: {
    engine_version: '1.1.0',
    processed_by: 'This server',
    signs: ['redness', 'texture', 'lines', 'dark_circles', 'shine', 'tone_evenness'],
  },
  measurement: {
    engine_version: '1.1.0',
    reference_set_version: 1,
    not_validated: [
      'No dermatologist has judged the same faces, so no figure says how well a score agrees with an expert.',
      'No real person was photographed twice.',
    ],
    figures: [
      figure({
        parts: [
          { name: 'tone 1', value: 1 },
          { name: 'tone 2', value: 1 },
        ],
      }),
      toneFigure([1, 0.935, 0.976, 1, 0.897, 0.862, 0.85, 0.75, 0.757, 0.743]),
      {
        id: 'blemishes.count',
        group: 'blemishes',
        what: 'Mean error of the count, up to 20 blemishes',
        value: null,
        unit: 'count',
        goal: { bound: 'at_most', value: 1 },
        met: null,
        sample_size: 0,
        note: 'Too few of these photos could be told.',
        parts: [],
      },
      {
        id: 'steadiness.gamma',
        group: 'steadiness',
        what: 'Gamma (0.9, 1.1)',
        value: 0.315,
        unit: 'points',
        goal: { bound: 'at_most', value: 0.2 },
        met: false,
        sample_size: 24,
        note: null,
        parts: [{ name: 'Shine', value: 0.315 }],
      },
      {
        id: 'steadiness.blur',
        group: 'steadiness',
        what: 'Blur (1.2 pixels)',
        value: null,
        unit: 'points',
        goal: { bound: 'at_most', value: 0.25 },
        met: true,
        sample_size: 10,
        note: 'In 19 of 19 cases the changed photo could not tell, which is as good.',
        parts: [],
      },
    ],
  },
  processors: [],
  retention: [
    { what: 'A session', how_long: '30 days, or 7 days without a visit.' },
    { what: 'Thumbnail and report of a scan', how_long: 'As long as the account exists.' },
  ],
};
