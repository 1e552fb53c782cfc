// A year of scans: another engine until May, two photos that are not compared, a sign that the last one lost.
import type {
  Sign,
  SignReading,
  SignTrend,
  StartedProduct,
  TrendMeasure,
  TrendScan,
  TrendsView,
} from '@daylit/contract';

function scan(
  checkin_id: number,
  day: string,
  line: number | null,
  { reason = null, engine_version = '3.0.0' }: Partial<TrendScan> = {},
): TrendScan {
  const created_at = new Date(`${day}T20:00`).toISOString();
  return { checkin_id, created_at, thumbnail_filename: `${checkin_id}.webp`, engine_version, line, reason };
}

const older = { engine_version: '2.9.0' };

export const yearOfScans: readonly TrendScan[] = [
  scan(1, '2026-02-11', 1, older),
  scan(2, '2026-03-17', 1, older),
  scan(3, '2026-04-21', 1, older),
  scan(4, '2026-05-20', null, { ...older, reason: 'The light falls differently.' }),
  scan(5, '2026-06-17', 2, {
    reason: 'First scan with a newer version of our analysis. Earlier scans are not compared with it.',
  }),
  scan(6, '2026-07-15', 2),
  scan(7, '2026-08-12', 2),
  scan(8, '2026-09-16', null, { reason: 'The head is turned differently.' }),
  scan(9, '2026-10-21', 2),
  scan(10, '2026-11-18', 2),
];

/** The readings of the scans from 1 on; null where the photo could not tell. */
function readings(scores: readonly (number | null)[], margin: number): SignReading[] {
  return scores.flatMap((severity_score, index) => {
    if (severity_score === null) return [];
    const low = Math.max(0, Math.floor(severity_score - margin * 0.65 + 0.25));
    const high = Math.min(5, Math.max(low + 1, Math.ceil(severity_score + margin * 0.65 - 0.25)));
    return { checkin_id: index + 1, severity_score, margin, range: { low, high } };
  });
}

function measure(
  sign: Sign,
  concern_name: string,
  change: TrendMeasure['change'],
  scores: readonly (number | null)[],
  rest: Partial<TrendMeasure> = {},
): TrendMeasure {
  const since = change === 'not_compared' ? null : 5;
  return {
    sign,
    concern_name,
    change,
    since,
    cannot_tell_reason: null,
    readings: readings(scores, 0.6),
    ...rest,
  };
}

export const calmerTrend: SignTrend = {
  kind: 'calmer',
  since: '2026-07-15T20:00:00.000Z',
  from: 2.3,
  to: 1.4,
  scans: 5,
  confidence: 0.97,
  title: 'Calmer since July 15',
  sentence: 'Redness went from about 2 to about 1, over five scans.',
};

export const calmerRedness = measure(
  'redness',
  'Redness',
  'less_visible',
  [2.6, 2.7, 2.4, 3.4, 2.3, 2, 1.9, 2.8, 1.6, 1.4],
);

export const steadyTone = measure(
  'tone_evenness',
  'Uneven tone',
  'no_measurable_change',
  [3.3, 3.2, 3.3, 3.1, 3.2, 3.2, 3.1, 2.7, 3.1, 3],
);

export const moreTexture = measure(
  'texture',
  'Texture',
  'more_visible',
  [1.9, 1.7, 1.2, 1.5, 0.8, 0.7, 0.6, 0.9, 1.2, 2],
);

/** At most very mild in every scan. */
export const unseenLines = measure(
  'lines',
  'Fine lines',
  'no_measurable_change',
  [0, 0, 0.1, 0, 0, 0.1, 0, 0, 0, 0],
);

/** The last photo cannot tell. */
export const lostCircles = measure(
  'dark_circles',
  'Dark circles',
  'not_compared',
  [1.5, 1.4, 1.6, 2.3, 1.5, 1.4, 1.5, null, 1.4, null],
  { cannot_tell_reason: 'Your glasses cover the skin under your eyes.' },
);

export const yearOfTrends: TrendsView = {
  scans: [...yearOfScans],
  measures: [steadyTone, calmerRedness, lostCircles, moreTexture],
};

const withTrend = (measure: TrendMeasure, trend: Partial<SignTrend>): TrendMeasure => ({
  ...measure,
  trend: { ...calmerTrend, confidence: null, ...trend },
});

const steadyTrend: Partial<SignTrend> = {
  kind: 'steady',
  since: null,
  title: 'Steady since June\u00A017',
  sentence: '',
};

const calmerShine: TrendMeasure = {
  ...withTrend(calmerRedness, { from: 1.2, to: 0.1, confidence: 0.96 }),
  sign: 'shine',
  concern_name: 'Shine',
  readings: readings([1.4, 1.3, 1.2, 1, 1.2, 1.1, 0.7, 0.9, 0.3, 0.1], 0.6),
};

/** Both were started between the scans that are compared. */
export const started: StartedProduct[] = [
  { name: 'Oat Field Gel Cleanser', since: new Date('2026-07-29T08:00').toISOString() },
  { name: 'Dusk Retinol 0.1% Serum', since: new Date('2026-09-02T20:00').toISOString() },
];

/** Two signs are calmer, one is steady, and the last photo cannot tell another. */
export const changingTrends: TrendsView = {
  scans: [...yearOfScans],
  measures: [
    withTrend(steadyTone, steadyTrend),
    { ...calmerRedness, trend: calmerTrend },
    calmerShine,
    lostCircles,
  ],
  products_started: started,
};

export const steadyTrends: TrendsView = {
  scans: [...yearOfScans],
  measures: [
    steadyTone,
    lostCircles,
    unseenLines,
    { ...calmerRedness, readings: readings([2, 2, 2, 2, 1.9, 2.1, 1.7, 1.5, 2, 1.8], 0.6) },
  ].map((measure) => withTrend(measure, steadyTrend)),
};

const earlyTrend: Partial<SignTrend> = {
  kind: 'too_few',
  since: null,
  scans: 2,
  title: 'Too early to tell',
  sentence: 'Two scans are too few to name a change in redness. Take the next one in the same light.',
};

/** Two scans. */
export const earlyTrends: TrendsView = {
  scans: yearOfScans.slice(4, 6).map((each, index) => ({
    ...each,
    created_at: new Date(index === 0 ? '2026-09-23T12:00' : '2026-10-21T12:00').toISOString(),
    reason: null,
  })),
  measures: [withTrend(calmerRedness, earlyTrend), withTrend(steadyTone, earlyTrend)].map((measure) => ({
    ...measure,
    readings: measure.readings.slice(4, 6),
  })),
};

/** The newest scan cannot be compared. */
export const lostTrends: TrendsView = {
  ...changingTrends,
  scans: yearOfScans.map((each) =>
    each.checkin_id === 10 ? { ...each, line: null, reason: 'The light falls differently.' } : each,
  ),
};

/** The first scan only. */
export const firstTrends: TrendsView = {
  scans: yearOfScans.slice(0, 1),
  measures: [
    { ...calmerRedness, change: 'not_compared', since: null, readings: calmerRedness.readings.slice(0, 1) },
  ],
};
