import {
  SIGN_NAMES,
  type ComparisonFacts,
  type ConditionFacts,
  type HistoryFacts,
  type PhotoDifference,
  type ScanComparison,
  type Sign,
  type Trends,
  type TrendScan,
} from '@daylit/contract';
import { MAY_ALSO_SAY, MAY_NOT_SAY, MAY_SAY, PAIR_TITLES } from './pair-phrases.ts';
import { capitalise, fill, listOf, phraseFor } from './phrase.ts';
import { DIFFERENCES } from './progress.ts';
import { arePlural, signInText } from './signs.ts';
import { NO_RUN, type RunOfScans, type TrendContext, trendClaims, trendIn, trendWords } from './trend.ts';

/** Why a scan is not compared with others, or two scans with each other. */
export const NOT_COMPARED: Record<PhotoDifference, string> = {
  engine_version: 'A newer version of our analysis measured the later scan.',
  light: 'The light falls differently.',
  sharpness: 'One photo is sharper.',
  angle: 'The head is turned differently.',
  glasses: 'Glasses are worn in only one photo.',
  around_eyes: 'The skin around the eyes is clearer in one photo.',
  distance: 'The face is larger in one photo.',
};

/** Shown at the first scan after a change of the engine, in the list of all scans. */
export const NEW_ENGINE =
  'First scan with a newer version of our analysis. Earlier scans are not compared with it.';

/** Shown at a scan that the member left out of the trend. */
export const LEFT_OUT = 'You left this scan out of the trend.';

const REASONS = { ...NOT_COMPARED, engine_version: NEW_ENGINE, left_out: LEFT_OUT };

const LIGHT: Record<ConditionFacts['light'], string> = {
  even: 'even',
  left: 'from your left',
  right: 'from your right',
};

const CHECK_NAMES: Record<Exclude<PhotoDifference, 'around_eyes'>, string> = {
  light: 'Light',
  angle: 'Face turned',
  sharpness: 'Sharpness',
  glasses: 'Glasses',
  distance: 'Width of the face',
  engine_version: 'Engine',
};

/**
 * A history in words, without the thumbnails. `reasons`: why the newest scan cannot tell a sign.
 */
export function trends(
  { scans, signs }: HistoryFacts,
  reasons: Partial<Record<Sign, string>>,
  dayOf: TrendContext['dayOf'],
): Pick<Trends, 'measures'> & { scans: Omit<TrendScan, 'thumbnail_filename'>[] } {
  const line = scans.findLast((scan) => scan.line !== null)?.line;
  const run = new Map(
    scans.flatMap((scan) => (scan.line === line ? [[scan.checkin_id, scan] as const] : [])),
  );
  const obstacle = obstacleIn(scans.findLast(({ difference }) => difference !== null)?.difference ?? null);
  return {
    scans: scans.map(({ difference, ...scan }) => ({
      ...scan,
      reason: difference && REASONS[difference],
    })),
    measures: signs.map(({ sign, change, since, trend, anew_from, readings }) => ({
      sign,
      concern_name: SIGN_NAMES[sign],
      change,
      since,
      cannot_tell_reason:
        readings.at(-1)?.checkin_id === scans.at(-1)?.checkin_id ? null : (reasons[sign] ?? null),
      trend: {
        ...trend,
        ...trendWords(trend, { sign, first: firstOf(trend.scans, readings, run), obstacle, dayOf }),
      },
      anew_from: anew_from ?? null,
      readings,
    })),
  };
}

/** Two scans in words. `run`: the one that they belong to. */
export function scanComparison(
  facts: ComparisonFacts,
  run: RunOfScans = NO_RUN,
): Omit<ScanComparison, 'earlier' | 'later'> {
  const { result, difference, earlier, later, checks, signs } = facts;
  const [less, more, same] = (['less_visible', 'more_visible', 'no_measurable_change'] as const).map(
    (change) => signs.filter((each) => each.change === change).map(({ sign }) => sign),
  ) as [Sign[], Sign[], Sign[]];
  const compared = less.length + more.length + same.length;
  const steady = [...less, ...more].filter((sign) => trendIn(run, { sign }).trend?.kind === 'steady');
  const claims = trendClaims(run);
  const counts = {
    result,
    compared,
    less: less.length,
    more: more.length,
    same: same.length,
    steady: steady.length,
    hasTrend: claims.length > 0,
  };
  const words = {
    less: inText(less),
    Less: capitalise(inText(less)),
    less_are: arePlural(less) ? 'are' : 'is',
    more: inText(more),
    More: capitalise(inText(more)),
    more_are: arePlural(more) ? 'are' : 'is',
    steady: inText(steady),
  };
  return {
    result,
    title: phraseFor(PAIR_TITLES, counts),
    reason: difference === null ? null : NOT_COMPARED[difference],
    ...(claims.length > 0 && { trend: claims.join(' ') }),
    may_say: fill(phraseFor(MAY_SAY, counts) + phraseFor(MAY_ALSO_SAY, counts), words),
    may_not_say: phraseFor(MAY_NOT_SAY, counts),
    checks: checks.map(({ difference: name, verdict }) => ({
      name: CHECK_NAMES[name === 'around_eyes' ? 'glasses' : name],
      earlier: conditionText(name, earlier),
      later: conditionText(name, later),
      verdict,
    })),
    signs: signs.map((each) => ({ ...each, concern_name: SIGN_NAMES[each.sign], ...trendIn(run, each) })),
  };
}

/** When the first of the newest `count` readings of a run was taken. */
function firstOf(
  count: number,
  readings: readonly { checkin_id: number }[],
  run: ReadonlyMap<number, { created_at: string }>,
): string | null {
  const days = readings.flatMap(({ checkin_id }) => run.get(checkin_id)?.created_at ?? []);
  return days.at(-count) ?? null;
}

function obstacleIn(difference: keyof typeof REASONS | null): string | null {
  return difference === null || difference === 'left_out'
    ? null
    : `${NOT_COMPARED[difference]} ${DIFFERENCES[difference].does}`;
}

function inText(signs: readonly Sign[]): string {
  return listOf(signs.map(signInText));
}

function conditionText(name: PhotoDifference, facts: ConditionFacts): string {
  switch (name) {
    case 'light':
      return LIGHT[facts.light];
    case 'angle':
      return `${facts.turned}°`;
    case 'sharpness':
      return facts.isSharp ? 'good' : 'fair';
    case 'glasses':
    case 'around_eyes':
      return facts.hasGlasses ? 'yes' : 'no';
    case 'distance':
      return `${facts.faceWidth} px`;
    case 'engine_version':
      return facts.engine_version;
  }
}
