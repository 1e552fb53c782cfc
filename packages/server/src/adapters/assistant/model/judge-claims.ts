import { type Measurement, SIGN_NAMES, type Sign } from '@daylit/contract';
import {
  CALLED,
  SIGNS,
  REGIONS,
  STRENGTHS,
  SEVERITY,
  LEVEL,
  AT,
  FROM_TO,
  UNSURE,
  ABOUT_YOU,
  GENERAL,
  ADVISES,
  ASSERTS,
  SHOWN,
  BETTER,
  WORSE,
  SAME,
  HAPPENED,
  HOPED,
  COUNTED,
  PERCENT,
  OF_SKIN,
  SKIN_TYPE,
  OWN_PLAN,
} from './claim-words.ts';
import type { Grounds, Judgement } from './grounds.ts';

/**
 * What a sentence claims about this person, against what was measured: sign, place, side, number, trend,
 * type, plan and count. Null when it claims nothing wrong; else the fact replaces it, where it names a sign.
 */
export function checkClaims(written: string, grounds: Grounds): Judgement | null {
  const sentence = withSubject(written, grounds.before ?? '');
  const signs = signsIn(sentence);
  const named = grounds.measurements.filter(({ sign }) => signs.includes(sign));
  const isRight =
    hasKnownNumbers(sentence, named, grounds) &&
    hasKnownCounts(sentence, grounds) &&
    agreesOnPerson(sentence, grounds) &&
    agreesOnChange(sentence, signs, grounds) &&
    named.every((measurement) => agreesOnSign(sentence, measurement)) &&
    agreesOnPlace(sentence, named, grounds);
  return isRight ? null : { isFit: false, instead: named.length === 0 ? null : factsOf(named) };
}

const signsIn = (sentence: string): Sign[] => SIGNS.filter((sign) => CALLED[sign].test(sentence));

/** "It is on your left cheek." is about what was named before. */
function withSubject(sentence: string, before: string): string {
  const [sign, ...others] = signsIn(before);
  const refers = /^\W*(?:it|this|that|they|these|those)\b/i.test(sentence);
  if (!refers || sign === undefined || others.length > 0 || signsIn(sentence).length > 0) return sentence;
  return sentence.replace(/^\W*\w+/, `Your ${SIGN_NAMES[sign].toLowerCase()}`);
}

/** What the report says of signs. */
function factsOf(named: readonly Measurement[]): string {
  const facts = named.map(({ sign, range, location_observed }) => {
    const name = SIGN_NAMES[sign].toLowerCase();
    if (!range) return `this photo cannot tell ${name}`;
    const place = location_observed === null ? '' : ` (${location_observed.toLowerCase()})`;
    return `${name} ${range.low} to ${range.high} of 5${place}`;
  });
  return `Your report says: ${facts.join('; ')}.`;
}

function hasKnownNumbers(sentence: string, named: readonly Measurement[], grounds: Grounds): boolean {
  const { measurements, comparison } = grounds;
  const asLevel =
    named.length > 0 && ABOUT_YOU.test(sentence)
      ? [...sentence.matchAll(LEVEL), ...sentence.matchAll(AT)]
      : [];
  const said = [...sentence.matchAll(SEVERITY), ...asLevel].flatMap(([, one, other]) => [one, other]);
  const about = named.length > 0 ? named : measurements;
  const compared = (comparison?.signs ?? []).filter(({ sign }) => about.some((one) => one.sign === sign));
  const [before, after] = [
    compared.flatMap((one) => [...numbersOf(one.earlier), one.trend?.from]),
    compared.flatMap((one) => [...numbersOf(one.later), one.trend?.to]),
  ];
  const past = HAPPENED.test(sentence) ? [...before, ...after] : [];
  const allowed = new Set([...about.flatMap(numbersOf), ...past]);
  const spans = named.length > 0 ? [...sentence.matchAll(FROM_TO)] : [];
  if (!spans.every(([, from, to]) => before.includes(Number(from)) && after.includes(Number(to))))
    return false;
  if (PERCENT.test(sentence) && ABOUT_YOU.test(sentence) && OF_SKIN.test(sentence) && !ADVISES.test(sentence))
    return false;
  return said.every((number) => number === undefined || allowed.has(Number(number)));
}

function numbersOf(level: Pick<Measurement, 'severity_score' | 'range'> | null): number[] {
  if (level?.severity_score == null) return [];
  const { severity_score, range } = level;
  return [
    severity_score,
    Math.round(severity_score),
    Math.round(severity_score * 2) / 2,
    Math.round(severity_score * 10) / 10,
    ...(range ? [range.low, range.high] : []),
  ];
}

function hasKnownCounts(sentence: string, { names }: Grounds): boolean {
  if (!ABOUT_YOU.test(sentence) || GENERAL.test(sentence) || ADVISES.test(sentence)) return true;
  return [...sentence.matchAll(COUNTED)].every(
    ([, count = '']) => names.has(count) || names.has(count.replaceAll(',', '')),
  );
}

function agreesOnPerson(sentence: string, { skinType, plan, names, preferences, said }: Grounds): boolean {
  const [, type] = GENERAL.test(sentence) ? [] : (SKIN_TYPE.exec(sentence) ?? []);
  if (type !== undefined && type.toLowerCase() !== skinType) return false;
  const [, on] = GENERAL.test(sentence) ? [] : (OWN_PLAN.exec(sentence) ?? []);
  if (on !== undefined && !plan.startsWith(on.toLowerCase())) return false;
  const [, age] =
    /\byou(?:['’]re| are) (?:about |around |only )?(\d{2})\b(?!\s*(?:%|of|scans?|messages?))/i.exec(
      sentence,
    ) ?? [];
  return age === undefined || said.includes(age) || names.has(age) || preferences.age_band === age;
}

function agreesOnChange(sentence: string, signs: readonly Sign[], { comparison }: Grounds): boolean {
  const isOfSkin = signs.length > 0 || /\bskin\b/i.test(sentence);
  const isClaim = isOfSkin && ABOUT_YOU.test(sentence) && HAPPENED.test(sentence);
  if (
    !isClaim ||
    /^\W*(?:if|when|to)\b/i.test(sentence) ||
    /\b(?:can(?:not|['’]?t)|unable to|not) (?:say|tell|compare|see|know)\b/i.test(sentence)
  )
    return true;
  const said = {
    less_visible: BETTER.test(sentence),
    more_visible: WORSE.test(sentence),
    no_measurable_change: SAME.test(sentence),
  };
  const isHoped =
    HOPED.test(sentence) &&
    !/\b(?:since|compared|than (?:before|last)|last (?:time|scan|photo)|has|have)\b/i.test(sentence);
  if (isHoped || !Object.values(said).some(Boolean)) return true;
  if (!comparison) return false;
  const about = comparison.signs.filter(({ sign }) => signs.length === 0 || signs.includes(sign));
  if (signs.length > 0 && about.length < signs.length) return false;
  const shown = new Set<string>(
    about.flatMap(({ change, trend }) => [
      comparison.result === 'not_comparable' ? '' : change,
      TREND[trend?.kind ?? ''] ?? '',
    ]),
  );
  if (signs.length === 0) {
    // Of the skin as a whole: only what every sign agrees with.
    if (said.less_visible && shown.has('more_visible')) return false;
    if (said.more_visible && shown.has('less_visible')) return false;
  }
  return (Object.keys(said) as (keyof typeof said)[]).every((change) => !said[change] || shown.has(change));
}

const TREND: Record<string, string> = {
  calmer: 'less_visible',
  stronger: 'more_visible',
  steady: 'no_measurable_change',
};

function agreesOnSign(sentence: string, { sign, severity_score, range }: Measurement): boolean {
  if (!ABOUT_YOU.test(sentence) || GENERAL.test(sentence) || ADVISES.test(sentence)) return true;
  if (severity_score === null)
    return (
      UNSURE.test(sentence) || !(SHOWN.test(sentence) || STRENGTHS.some(([word]) => word.test(sentence)))
    );
  const [low, high] = range ? [range.low, range.high] : [severity_score, severity_score];
  const called = CALLED[sign].source.replaceAll('\\b', '');
  const absent = new RegExp(
    `\\b(?:no|without(?: any)?|free of|zero)\\s+(?:visible |real |noticeable |signs? of )*(?:${called})`,
    'i',
  );
  if (absent.test(sentence)) return low <= 0.5;
  if (
    new RegExp(
      `\\b(?:you have|you['’]ve got|shows?|there (?:is|are)|see)\\b(?![^.]*\\b(?:no|not|little|hardly|barely)\\b)[^.]{0,20}(?:${called})`,
      'i',
    ).test(sentence) &&
    high <= 0
  )
    return false;
  const near = new RegExp(`(?:[\\w’']+\\s+){0,3}(?:${called})[\\w-]*(?:\\s+[^\\s,;.]+){0,6}`, 'i').exec(
    sentence,
  );
  const around = near?.[0] ?? '';
  const strength = STRENGTHS.find(([word]) => word.test(around));
  if (!strength || /\bnot\b|n['’]t\b/.test(around)) return true;
  return strength[1] <= high && low <= strength[2];
}

function agreesOnPlace(sentence: string, named: readonly Measurement[], { measurements }: Grounds): boolean {
  if (!ABOUT_YOU.test(sentence) || GENERAL.test(sentence) || ADVISES.test(sentence)) return true;
  if (!ASSERTS.test(sentence)) return true;
  const regions = REGIONS.flatMap(([word, region]) => (word.test(sentence) ? [region] : []));
  const [, one, two] =
    /\b(left|right)(?:[- ]hand)? (?:cheek|side|eye|jaw|temple|half|part)|\bon (?:the|your) (left|right)\b/i.exec(
      sentence,
    ) ?? [];
  const side = (one ?? two)?.toLowerCase();
  if (regions.length === 0 && side === undefined) return true;
  const found = (named.length > 0 ? named : measurements).filter(
    ({ severity_score }) => severity_score !== null,
  );
  if (named.length > 0 && found.length === 0) return UNSURE.test(sentence);
  const places = found.flatMap((one) => one.places ?? []);
  // A place that nothing was measured at, and no sign: about products or habits, not about a finding.
  if (named.length === 0 && side === undefined) return true;
  if (/\b(?:no|without|calm|smooth|even|clear)\b/i.test(sentence) && named.length > 0)
    return (
      regions.every((region) => !places.some((place) => place.region === region)) ||
      found.every(({ range }) => (range?.low ?? 0) <= 0)
    );
  if (!regions.every((region) => places.some((place) => place.region === region))) return false;
  if (side === undefined) return true;
  const sides = new Set(
    places
      .filter(({ region }) => regions.length === 0 || regions.includes(region))
      .map((place) => place.side),
  );
  return (
    sides.has(side as 'left') &&
    !(sides.size > 1 && /\b(?:more|stronger|worse|most|only|mainly|especially)\b/i.test(sentence))
  );
}
