import type { Sign, SignFacts } from '@daylit/contract';
import type { PreviousScan, ScanRecord } from '../../../packages/vision/src/index.ts';
import type { ReadShot } from './read-shots.ts';

/** What was read of one person. */
export interface Person {
  first: ReadShot;
  /** A second photograph of the same session; null without one that could be read. */
  second: ReadShot | null;
}

/** A person's first shot that could be read, by the shot's name, and the next one. */
export function peopleIn(shots: readonly ReadShot[]): Person[] {
  return [...Map.groupBy(shots, ({ person }) => person).values()].flatMap((taken) => {
    const [first, second = null] = taken.filter(({ analysis }) => analysis !== null);
    return first ? [{ first, second }] : [];
  });
}

export function factsOf({ analysis }: ReadShot, sign: Sign): SignFacts | undefined {
  return analysis?.skin.signs.find((facts) => facts.sign === sign);
}

export function severityIn(shot: ReadShot, sign: Sign): number | null {
  return factsOf(shot, sign)?.severity ?? null;
}

/** The two shots as scans of one minute; null for a person with one shot. */
export function scansOf({ first, second }: Person): [PreviousScan, PreviousScan] | null {
  if (!first.analysis || !second?.analysis) return null;
  return scansIn(first.analysis.record, second.analysis.record);
}

/** Two records as scans of one minute. */
export function scansIn(first: ScanRecord, second: ScanRecord): [PreviousScan, PreviousScan] {
  const created_at = '2026-01-01T12:00:00.000Z';
  return [
    { checkin_id: 1, created_at, record: first, pairs: [] },
    { checkin_id: 2, created_at, record: second, pairs: [] },
  ];
}

/** People in equal parts by the lightness of their skin in the photo, the darkest first. */
export function byThirdOfLightness(people: readonly Person[]): Map<string, Person[]> {
  const inOrder = people.toSorted((a, b) => a.first.lightness - b.first.lightness);
  const names = ['darkest third', 'middle third', 'lightest third'] as const;
  return Map.groupBy(inOrder, (person) => {
    const place = Math.floor((names.length * inOrder.indexOf(person)) / inOrder.length);
    return names[place] ?? names[2];
  });
}

/** Lightness, L*, from which skin is of the middle group and of the light one. */
const MIDDLE_FROM = 45;
const LIGHT_FROM = 60;

/** People of one tone: by the collection's own words, or else by the lightness of their skin in the photo. */
export function byTone(people: readonly Person[]): Map<string, Person[]> {
  const hasWords = people.every(({ first }) => first.tone !== null);
  return Map.groupBy(people, ({ first }) => (hasWords && first.tone) || toneOf(first.lightness));
}

function toneOf(lightness: number): string {
  if (lightness < MIDDLE_FROM) return 'dark skin';
  return lightness < LIGHT_FROM ? 'medium skin' : 'light skin';
}
