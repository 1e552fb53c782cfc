// Two scans of the year in trends-fixtures.ts, as the server compares them.
import type { SeenSign } from './CompareScreen/scan-choice.ts';
import type { ComparisonCheck, ScanComparisonView, SignReading } from '@daylit/contract';
import { PORTRAITS } from '../art/Portrait/portraits.ts';
import { itemAt } from '../lib/item-at.ts';
import { calmerTrend, yearOfScans } from './trends-fixtures.ts';

const reading = (checkin_id: number, severity_score: number): SignReading => {
  const low = Math.min(4, Math.floor(severity_score));
  return { checkin_id, severity_score, margin: 0.6, range: { low, high: low + 1 } };
};

const check = (name: string, earlier: string, later: string): ComparisonCheck => ({
  name,
  earlier,
  later,
  verdict: 'alike',
});

export const comparableScans: ScanComparisonView = {
  result: 'comparable',
  title: 'These two scans can be compared.',
  reason: null,
  may_say:
    'In the later photo, redness and shine are less visible, and rough texture is more visible. The rest is about the same.',
  may_not_say: 'A photo shows that skin changed. It can’t show why.',
  earlier: itemAt(yearOfScans, 6),
  later: itemAt(yearOfScans, 9),
  checks: [
    check('Light', 'even', 'even'),
    check('Sharpness', 'good', 'good'),
    check('Face turned', '2°', '4°'),
    check('Glasses', 'no', 'no'),
    check('Width of the face', '426 px', '438 px'),
    check('Engine', '3.0.0', '3.0.0'),
  ],
  signs: [
    {
      sign: 'redness',
      concern_name: 'Redness',
      earlier: reading(7, 2.3),
      later: reading(10, 1.4),
      change: 'less_visible',
    },
    {
      sign: 'tone_evenness',
      concern_name: 'Uneven tone',
      earlier: reading(7, 3.2),
      later: reading(10, 3),
      change: 'no_measurable_change',
    },
    {
      sign: 'shine',
      concern_name: 'Shine',
      earlier: reading(7, 3.8),
      later: reading(10, 2.1),
      change: 'less_visible',
    },
    {
      sign: 'texture',
      concern_name: 'Texture',
      earlier: reading(7, 0.8),
      later: reading(10, 2),
      change: 'more_visible',
    },
    {
      sign: 'dark_circles',
      concern_name: 'Dark circles',
      earlier: reading(7, 1.5),
      later: null,
      change: 'not_compared',
    },
  ],
};

/** Two photos that are alike, of a run of scans that is not. */
export const comparableTrend: ScanComparisonView = {
  ...comparableScans,
  trend: 'Redness has been calmer since July 15.',
  may_say: 'These two photos alone are too alike to show it.',
  signs: comparableScans.signs.map((sign) => ({
    ...sign,
    ...(sign.sign === 'redness' && { earlier: reading(7, 1.5), change: 'no_measurable_change' }),
    trend: sign.sign === 'redness' ? calmerTrend : { ...calmerTrend, confidence: 0.5 },
  })),
};

/** Photos in two lights: a change has to be half as large again, so only one is named. */
export const roughScans: ScanComparisonView = {
  ...comparableScans,
  result: 'directional',
  title: 'These two scans can be compared roughly.',
  reason: 'The light falls differently.',
  may_say: 'Shine is less visible in the later photo. The rest is about the same.',
  earlier: itemAt(yearOfScans, 4),
  checks: comparableScans.checks.map((each) =>
    each.name === 'Light' ? { ...each, later: 'from your left', verdict: 'roughly' } : each,
  ),
  signs: comparableScans.signs.map((sign) => ({
    ...sign,
    earlier: sign.earlier && { ...sign.earlier, checkin_id: 5 },
    change: sign.sign === 'shine' || sign.change === 'not_compared' ? sign.change : 'no_measurable_change',
  })),
};

export const incomparableScans: ScanComparisonView = {
  ...comparableScans,
  result: 'not_comparable',
  title: 'These two scans can’t be compared.',
  reason: 'The light falls differently.',
  may_say: 'Each photo shows how your skin looked that day.',
  may_not_say: 'What looks different may come from the photos.',
  checks: [
    { ...check('Light', 'even', 'from your left'), verdict: 'apart' },
    ...comparableScans.checks.slice(1),
  ],
  signs: comparableScans.signs.map((sign) => ({ ...sign, change: 'not_compared' })),
};

export const scanChoices = yearOfScans.map(({ checkin_id, created_at, line }) => ({
  checkin_id,
  created_at,
  line,
  thumbnailUrl: PORTRAITS[checkin_id % 2 === 0 ? 5 : 4] ?? null,
}));

/** Where one photo shows redness. */
export const seenOnCheek: SeenSign = { sign: 'redness', location_observed: 'both cheeks' };
