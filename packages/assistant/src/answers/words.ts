import {
  SIGN_NAMES,
  type ChatSource,
  type EvidenceGrade,
  type SeverityRange,
  type Sign,
  type Source,
} from '@daylit/contract';
import { englishOf } from '@daylit/wording';
import { DateTime } from 'luxon';
import type { MemberFacts } from '../ports.ts';
import type { Person } from './draft.ts';

/** Words for the steps of a range, 0 to 5, for members who prefer words. */
const STEPS = ['none', 'a hint', 'a little', 'some', 'quite a bit', 'a lot'] as const;

/** What a grade of evidence means. */
export const GRADE_WORDS: Record<EvidenceGrade, string> = {
  A: 'strong evidence',
  B: 'fair evidence',
  C: 'weak or indirect evidence',
};

/** A range in the form that the member prefers. */
export function rangeWords({ low, high }: SeverityRange, { wordsOnly }: Person): string {
  if (!wordsOnly) return `${low} to ${high} of 5`;
  const [from = 'none', to = 'none'] = [STEPS[low], STEPS[high]];
  return from === to ? from : `${from} to ${to}`;
}

type Reader = Pick<MemberFacts, 'now' | 'timeZone' | 'region'>;

/** A day or a moment where the member is, as written there; with the year when it is not the current one. */
export function dayWords(date: string, { now, timeZone, region }: Reader): string {
  const zone = { zone: timeZone };
  const day = DateTime.fromISO(date, zone);
  const isThisYear = day.year === DateTime.fromJSDate(now, zone).year;
  const words = { month: 'long', day: 'numeric', ...(!isThisYear && { year: 'numeric' as const }) } as const;
  return day.toLocaleString(words, { locale: englishOf(region) });
}

export function signName(sign: Sign): string {
  return SIGN_NAMES[sign].toLowerCase();
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A source in the form of the API, with the evidence grade of its claim. */
export function graded(source: Source, grade: EvidenceGrade | null): Omit<ChatSource, 'number'> {
  return { ...source, title: source.title.slice(0, 200), note: null, grade };
}

/** A fact of the member's own data, which needs no grade. */
export function ownFact(title: string): Omit<ChatSource, 'number'> {
  return { title, note: null, url: null, grade: null, is_reviewed: true };
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}
