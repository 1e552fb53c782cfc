import {
  SIGN_NAMES,
  type Place,
  type ProgressFacts,
  type Region,
  type Sign,
  type SignFacts,
  type SkinFacts,
} from '@daylit/contract';
import { fill, listOf } from './phrase.ts';
import { placesAsSubject } from './places.ts';
import { shinesALittle } from './skin-type.ts';
import { isClaimed, NO_RUN, type RunOfScans } from './trend.ts';

/** What a positive observation may be made of: the skin, and what changed about it. */
interface PraiseFacts {
  skin: SkinFacts;
  progress: Pick<ProgressFacts, 'result' | 'changes'>;
  run: RunOfScans;
}

/** Severity below which a sign is praised. */
const PRAISED_BELOW = 0.5;

/** Maximum number of observations; more reads like flattery. */
const MOST = 3;

/** At most so many about one kind of thing, where there are others. */
const MOST_ALIKE = 2;

/** What is less visible than in the photo before. */
export const LESS: Record<Sign, string> = {
  redness: 'Less redness than last time.',
  texture: 'Smoother than last time.',
  lines: 'Softer fine lines than last time.',
  dark_circles: 'Lighter dark circles than last time.',
  shine: 'Less shine than last time.',
  tone_evenness: 'More even than last time.',
  blemishes: 'Blemishes show less than last time.',
  dark_spots: 'Lighter dark spots than last time.',
};

/** How a place looks, by the sign that hardly shows there, and the concerns that would deny it. */
const QUALITIES = [
  { sign: 'texture', quality: 'smooth', deniedBy: ['texture', 'lines', 'blemishes'] },
  { sign: 'tone_evenness', quality: 'even', deniedBy: ['tone_evenness', 'dark_spots'] },
  { sign: 'redness', quality: 'calm', deniedBy: ['redness', 'blemishes'] },
  { sign: 'shine', quality: 'matte', deniedBy: ['shine'] },
] as const satisfies { sign: Sign; quality: string; deniedBy: Sign[] }[];

/** The parts of the face that are praised, and how. */
const PLACES: readonly Region[] = ['forehead', 'cheek', 'nose', 'chin'];
export const PLACE_LOOKS = { one: '{Subject} looks {qualities}.', several: '{Subject} look {qualities}.' };

/** Signs that are looked for in the whole face, or all over the places that they have. */
export const ABSENT = {
  lines: 'No fine lines stand out.',
  dark_circles: 'No dark circles stand out.',
  blemishes: 'No blemishes stand out.',
  dark_spots: 'No dark spots stand out.',
} as const;

/** The places of which nothing may be hidden before a sign is said to be nowhere. */
const WHERE: Partial<Record<Sign, readonly [Region, number][]>> = {
  lines: [
    ['forehead', 1],
    ['glabella', 1],
    ['eye_corner', 2],
  ],
  dark_circles: [['under_eye', 2]],
};

export const STEADY = '{Name}: steady since last time.';

/** Up to three good things about the skin. Only what was seen well is praised; nothing is invented. */
export function positiveObservations(
  skin: SkinFacts,
  progress: PraiseFacts['progress'] = { result: 'first_scan', changes: [] },
  run = NO_RUN,
): string[] {
  const facts = { skin, progress, run };
  const places = calmPlaces(facts);
  return [
    ...lessVisible(facts).slice(0, MOST_ALIKE),
    ...places.slice(0, MOST_ALIKE),
    ...absentSigns(facts),
    ...places.slice(MOST_ALIKE),
    ...steadySigns(facts),
  ].slice(0, MOST);
}

function changed({ progress }: PraiseFacts, change: string): Sign[] {
  return progress.changes.filter((one) => one.change === change).map(({ sign }) => sign);
}

function lessVisible(facts: PraiseFacts): string[] {
  return changed(facts, 'less_visible')
    .filter((sign) => !isStronger(facts, sign))
    .map((sign) => LESS[sign]);
}

/** A sign that shows more than before is not praised, however little it shows. */
function isStronger({ progress, run }: PraiseFacts, sign: Sign): boolean {
  const trend = run.measures.find((measure) => measure.sign === sign)?.trend;
  const isMore = progress.changes.some((one) => one.sign === sign && one.change === 'more_visible');
  return isMore || trend?.kind === 'stronger';
}

/** The places that look good, each in one or two words. A word that was not used yet comes first. */
function calmPlaces(facts: PraiseFacts): string[] {
  const used: string[] = [];
  return PLACES.flatMap((region) => {
    const found = QUALITIES.filter((one) => looksSo(facts, region, one));
    const timesUsed = (quality: string): number => used.filter((word) => word === quality).length;
    const [first, ...more] = found.toSorted((a, b) => timesUsed(a.quality) - timesUsed(b.quality));
    if (first === undefined) return [];
    const seen = placesOf(facts.skin, first.sign, region);
    // Of a cheek that was seen nothing is said that holds for the other one only.
    const second = more.find(({ sign }) => placesOf(facts.skin, sign, region).length === seen.length);
    const words = [first, ...(second ? [second] : [])].map(({ quality }) => quality);
    used.push(...words);
    const { subject, isPlural } = placesAsSubject(seen);
    return fill(PLACE_LOOKS[isPlural ? 'several' : 'one'], { subject, qualities: listOf(words) });
  });
}

function placesOf({ signs }: SkinFacts, sign: Sign, region: Region): Place[] {
  return signs.find((facts) => facts.sign === sign)?.seen.filter((place) => place.region === region) ?? [];
}

function looksSo(
  facts: PraiseFacts,
  region: Region,
  { sign, deniedBy }: (typeof QUALITIES)[number],
): boolean {
  const { signs, look } = facts.skin;
  const found = signs.find((one) => one.sign === sign);
  const seen = placesOf(facts.skin, sign, region);
  if (!found?.isSeenWell || seen.length === 0 || isStronger(facts, sign)) return false;
  if (!seen.every((place) => found.calm.some((calm) => isSame(calm, place)))) return false;
  const isMarked = signs.some(({ clear }) => clear.some((place) => place.region === region));
  if (isMarked && (sign === 'texture' || sign === 'tone_evenness')) return false;
  if (sign === 'shine' && isDullOrShiny(signs, look)) return false;
  return !signs.some(
    (one) => one.isConcern && (deniedBy as readonly Sign[]).includes(one.sign) && mayShowIn(region, one),
  );
}

function isSame(one: Place, other: Place): boolean {
  return one.region === other.region && one.side === other.side;
}

/** Whether a concern is somewhere in a part of the face. One without a place is everywhere. */
function mayShowIn(region: Region, { sign, seen, strongest }: SignFacts): boolean {
  // Spots are outlined wherever they were found, also where they are too few to be named.
  const places = sign === 'blemishes' || sign === 'dark_spots' ? seen : strongest;
  return strongest.length === 0 || places.some((place) => place.region === region);
}

function absentSigns(facts: PraiseFacts): string[] {
  const { signs } = facts.skin;
  const isUneven = signs.some(({ sign, isConcern }) => sign === 'tone_evenness' && isConcern);
  return (Object.keys(ABSENT) as (keyof typeof ABSENT)[]).flatMap((sign) => {
    const found = signs.find((one) => one.sign === sign);
    const isAbsent = found?.isSeenWell && found.severity !== null && found.severity < PRAISED_BELOW;
    if (!isAbsent || isStronger(facts, sign)) return [];
    if ((sign === 'blemishes' || sign === 'dark_spots') && signs.some(({ clear }) => clear.length > 0))
      return [];
    // Darker patches are named then, so nobody should read that nothing is dark.
    if (sign === 'dark_spots' && isUneven) return [];
    const isWhole = (WHERE[sign] ?? []).every(
      ([region, count]) => placesOf(facts.skin, sign, region).length >= count,
    );
    return isWhole ? [ABSENT[sign]] : [];
  });
}

/** What is no concern and did not change. Beside a change over all scans nothing is called steady. */
function steadySigns(facts: PraiseFacts): string[] {
  const { skin, progress, run } = facts;
  if (progress.result !== 'comparable') return [];
  const isSteady = ({ sign, isConcern, isSeenWell }: SignFacts): boolean =>
    isSeenWell &&
    !isConcern &&
    changed(facts, 'no_measurable_change').includes(sign) &&
    !run.measures.some((measure) => measure.sign === sign && isClaimed(measure.trend));
  return skin.signs.filter(isSteady).map(({ sign }) => fill(STEADY, { name: SIGN_NAMES[sign] }));
}

/** Rough skin without shine is dull. */
function isDullOrShiny(signs: readonly SignFacts[], look: SkinFacts['look']): boolean {
  const isRough = signs.some(({ sign, isConcern }) => sign === 'texture' && isConcern);
  return isRough || (look !== null && shinesALittle(look));
}
