import type {
  Doubt,
  PhotoFacts,
  Place,
  Preferences,
  ProgressFacts,
  Region,
  SeverityRange,
  Side,
  Sign,
  SignFacts,
  SkinFacts,
  SkinLook,
} from '@daylit/contract';
import { PREFERENCES_MIDDAY_FEEL_VALUES, PREFERENCES_REACTS_VALUES, SIGN_VALUES } from '@daylit/contract';
import {
  array,
  boolean,
  constantFrom,
  integer,
  oneof,
  option,
  record,
  shuffledSubarray,
  tuple,
} from 'fast-check';
import type { Arbitrary } from 'fast-check';

const place = (region: Region, side: Side | null = null): Place => ({ region, side });
const both = (region: Region): Place[] => [place(region, 'right'), place(region, 'left')];

/** Where each sign is looked for. */
const PLACES: Record<Sign, Place[]> = {
  redness: [...both('cheek'), place('nose')],
  texture: [...both('cheek'), place('forehead')],
  lines: [place('forehead'), place('glabella'), ...both('eye_corner')],
  dark_circles: both('under_eye'),
  shine: [place('forehead'), place('nose'), ...both('cheek')],
  tone_evenness: [place('forehead'), ...both('cheek'), place('chin')],
  blemishes: [],
  dark_spots: [],
};

/** Where single marks may stand out. */
const MARKED = [place('forehead'), place('nose'), ...both('cheek'), place('chin'), ...both('jaw')];

const DOUBTS: Record<Sign, Doubt[]> = {
  redness: ['overexposed', 'shadow', 'covered', 'unsteady'],
  texture: ['too_small', 'not_sharp', 'covered', 'unsteady'],
  lines: ['too_small', 'not_sharp', 'smile', 'covered', 'unsteady'],
  dark_circles: ['covered', 'glasses', 'reflection', 'unsteady'],
  shine: ['overexposed', 'coloured_light', 'shadow', 'covered', 'reflection', 'unsteady'],
  tone_evenness: ['overexposed', 'shadow', 'covered', 'reflection', 'unsteady'],
  blemishes: ['too_small', 'not_sharp', 'grain', 'covered', 'unsteady'],
  dark_spots: ['too_small', 'not_sharp', 'grain', 'covered', 'unsteady'],
};

const COUNTED: ReadonlySet<Sign> = new Set(['lines', 'blemishes', 'dark_spots']);

/** A severity in tenths, with the limits of the scale and of its words more often than by chance. */
const severity = oneof(
  constantFrom(0, 0.4, 0.5, 0.9, 1, 1.4, 1.5, 5),
  integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
);

function rangeAround(value: number, isWide: boolean): SeverityRange {
  const low = Math.min(4, Math.floor(value));
  return { low, high: Math.min(5, low + (isWide ? 2 : 1)) };
}

/** Facts about the photo that several signs depend on. */
interface Shared {
  darkerSide: Side | null;
  areEyesCovered: boolean;
}

function signFacts(sign: Sign, { darkerSide, areEyesCovered }: Shared): Arbitrary<SignFacts> {
  const isFree = ({ region }: Place): boolean =>
    !(areEyesCovered && (region === 'under_eye' || region === 'eye_corner'));
  const isPossible = (doubt: Doubt): boolean =>
    (doubt !== 'shadow' || darkerSide !== null) && (doubt !== 'glasses' || areEyesCovered);
  return record({
    severity,
    isWide: boolean(),
    doubt: option(constantFrom(...DOUBTS[sign].filter(isPossible)), { nil: null, freq: 3 }),
    seen: shuffledSubarray(PLACES[sign].filter(isFree)),
    strongest: integer({ min: 1, max: 4 }),
    calm: shuffledSubarray(PLACES[sign]),
    count: integer({ min: 1, max: 30 }),
    clear: array(constantFrom(...MARKED), { maxLength: 5 }),
    strongerSide: constantFrom('left' as const, 'right' as const, 'alike' as const),
    isGood: boolean(),
  }).map(({ severity: score, doubt, ...drawn }) => {
    const ordered = PLACES[sign].filter((one) => drawn.seen.includes(one));
    // Without a place that was seen, a sign that has places cannot be measured.
    const why = doubt ?? (PLACES[sign].length > 0 && ordered.length === 0 ? 'covered' : null);
    const isTold = why === null;
    const sides = ordered.filter(({ side }) => side !== null).length;
    const clear = isTold && PLACES[sign].length === 0 ? drawn.clear : [];
    const areSidesCompared =
      (sign === 'redness' || sign === 'dark_circles') && sides === 2 && darkerSide === null;
    return {
      sign,
      severity: isTold ? score : null,
      range: isTold ? rangeAround(score, drawn.isWide) : null,
      isConcern: isTold && score >= 1.5,
      doubt: why,
      seen: PLACES[sign].length === 0 ? clear : ordered,
      strongest: isTold && score > 0 ? ordered.slice(0, drawn.strongest) : [],
      calm: isTold
        ? ordered.filter((one, i) => score === 0 || (i >= drawn.strongest && drawn.calm.includes(one)))
        : [],
      count: isTold && COUNTED.has(sign) ? drawn.count : null,
      clear,
      strongerSide: isTold && areSidesCompared ? drawn.strongerSide : null,
      isSeenWell: isTold && drawn.isGood,
      standard_deviation: isTold ? 0.1 : null,
      repeat_deviation: isTold ? 0.3 : null,
      method_version: '0.0.0',
      confidence: 'medium',
      evidence: [],
    };
  });
}

export const side = constantFrom('left' as const, 'right' as const);

function look(signs: readonly SignFacts[]): Arbitrary<SkinLook | null> {
  const shine = signs.find(({ sign }) => sign === 'shine');
  const seen = shine?.severity === null ? [] : (shine?.seen ?? []);
  const zone = seen.filter(({ region }) => region === 'forehead' || region === 'nose');
  const cheeks = seen.filter(({ region }) => region === 'cheek');
  if (zone.length === 0 || cheeks.length === 0) return constantFrom(null);
  // A cheek that shines as much as forehead and nose fits no combination skin.
  const isOnZoneOnly =
    shine?.strongest.length !== 0 && shine?.strongest.every(({ region }) => region !== 'cheek') === true;
  const isRough = (signs.find(({ sign }) => sign === 'texture')?.severity ?? 0) >= 2.5;
  const isOnCheeks = shine?.strongest.some(({ region }) => region === 'cheek') === true;
  return record({
    type: constantFrom(
      'normal' as const,
      ...(isRough ? (['dry'] as const) : []),
      ...(isOnCheeks ? (['oily'] as const) : []),
      ...(isOnZoneOnly ? (['combination'] as const) : []),
    ),
    zone: record({ severity, places: constantFrom(zone) }),
    cheeks: record({ severity, places: constantFrom(cheeks) }),
  }).map(({ type, ...areas }) => ({
    type,
    // The severities that the engine can give with each type.
    zone: {
      ...areas.zone,
      severity: shineOf(areas.zone.severity, type === 'oily' || type === 'combination'),
    },
    cheeks: { ...areas.cheeks, severity: shineOf(areas.cheeks.severity, type === 'oily') },
  }));
}

function shineOf(drawn: number, isShiny: boolean): number {
  return isShiny ? Math.max(2, drawn) : Math.min(0.9, drawn);
}

/** Whether the photo shows the details that the sign needs. */
function showsDetail({ doubt }: SignFacts): boolean {
  return doubt !== 'too_small' && doubt !== 'not_sharp';
}

/** Any facts that the engine can find in a photo. */
export const skinFacts: Arbitrary<SkinFacts> = record({
  darkerSide: option(side, { nil: null, freq: 2 }),
  areEyesCovered: boolean(),
  isTeen: boolean(),
}).chain(({ isTeen, ...shared }) =>
  tuple(
    ...SIGN_VALUES.filter((sign) => !(isTeen && sign === 'lines')).map((sign) => signFacts(sign, shared)),
  ).chain((signs) =>
    record({
      signs: constantFrom(signs),
      look: look(signs),
      looksReactive: constantFrom((signs.find(({ sign }) => sign === 'redness')?.severity ?? 0) >= 2.5),
      isEvenlyLit: shared.darkerSide === null ? boolean() : constantFrom(false),
      isInFocus: signs.every(showsDetail) ? boolean() : constantFrom(false),
      darkerSide: constantFrom(shared.darkerSide),
      leftOut: boolean().map((isBearded) => [
        ...(shared.areEyesCovered ? (['around_eyes'] as const) : []),
        ...(isBearded ? (['under_beard'] as const) : []),
      ]),
    }),
  ),
);

export const answers: Arbitrary<Preferences> = record(
  {
    midday_feel: constantFrom(...PREFERENCES_MIDDAY_FEEL_VALUES),
    reacts: constantFrom(...PREFERENCES_REACTS_VALUES),
  },
  { requiredKeys: [] },
);

const range = integer({ min: 0, max: 4 }).map((low) => ({ low, high: low + 1 }));

/** A comparison in which the signs that `skin` cannot tell are not compared. */
export function progressFacts({ signs }: SkinFacts, photo: PhotoFacts): Arbitrary<ProgressFacts> {
  const told = signs.filter(({ severity: score }) => score !== null).map(({ sign }) => sign);
  const untold = signs.filter(({ severity: score }) => score === null).map(({ sign }) => sign);
  return record({
    result: constantFrom('first_scan', 'comparable', 'directional', 'not_comparable'),
    difference: constantFrom(
      'engine_version',
      'light',
      'sharpness',
      'angle',
      'glasses',
      'around_eyes',
      'distance',
    ),
    changed: array(constantFrom('less_visible', 'more_visible', 'no_measurable_change'), {
      minLength: told.length,
      maxLength: told.length,
    }),
    before: range,
    compared: shuffledSubarray(told),
    lost: shuffledSubarray(untold),
  }).map(({ result, difference, changed, before, compared, lost }) => {
    const isCompared = result === 'comparable' || result === 'directional';
    const changes = compared.map((sign, i) => ({
      sign,
      before,
      now: signs.find((facts) => facts.sign === sign)?.range ?? before,
      change: changed[i] ?? 'no_measurable_change',
    }));
    return {
      result,
      compared_with: result === 'first_scan' ? null : 1,
      difference: result === 'directional' || result === 'not_comparable' ? difference : null,
      isSharp: photo.status === 'pass',
      hasTips: photo.status !== 'pass' || signs.some(({ doubt }) => doubt !== null),
      isStraight: photo.isStraight,
      changes: isCompared ? changes : [],
      lost: result === 'first_scan' ? [] : lost.map((sign) => ({ sign, range: before })),
      trends: [],
    } as const satisfies ProgressFacts;
  });
}
