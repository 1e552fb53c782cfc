import { SIGN_NAMES } from '@daylit/contract';
import { CARE_PLAN_NOTES } from './care-plan.ts';
import { CAUTIONS, DESCRIPTIONS } from './concerns.ts';
import { DOUBT_REASONS, DOUBT_REMEDIES } from './doubts.ts';
import { LEFT_OUT, NEW_ENGINE, NOT_COMPARED } from './history.ts';
import { MAY_ALSO_SAY, MAY_NOT_SAY, MAY_SAY, PAIR_TITLES } from './pair-phrases.ts';
import { GOOD_PHOTO, PHOTO_ADVICE } from './photo.ts';
import { capitalise } from './phrase.ts';
import { ABSENT, LESS, PLACE_LOOKS, STEADY } from './praise.ts';
import * as productTrial from './product-trial.ts';
import { CHANGES, DIFFERENCES, KEEP, NEXT_SCAN, REST } from './progress.ts';
import { REPEATABILITY, SECOND_PHOTO_REFUSALS, TAKE_ANOTHER } from './repeatability.ts';
import { HYDRATION_LINES, TEXTURE_LINES, TONE_LINES } from './skin-lines.ts';
import { SENSITIVITY_REASONS } from './skin-sensitivity.ts';
import { LOOKS, TYPE_REASONS } from './skin-type.ts';
import { CLAUSES, STATEMENTS } from './statement.ts';
import { TREND_CLAIM, TREND_SENTENCES, TREND_TITLES } from './trend.ts';

/** A chapter of the phrase book: sentences for one place of the report. */
export interface Chapter {
  title: string;
  phrases: { when: string; says: string }[];
}

type Row = { when: string; says: string };

const bySign = (says: Partial<Record<string, string>>): Row[] =>
  Object.entries(says).map(([sign, text = '']) => ({
    when: SIGN_NAMES[sign as keyof typeof SIGN_NAMES],
    says: text,
  }));

const byDifference = (says: Record<string, string>): Row[] =>
  Object.entries(says).map(([when, text]) => ({ when: when.replaceAll('_', ' '), says: text }));

/** Every sentence that a report can hold, by its place in the report. A `{word}` is filled in. */
export const PHRASE_BOOK: readonly Chapter[] = [
  { title: 'Photo quality: passed', phrases: rows(GOOD_PHOTO) },
  {
    title: 'Photo quality: warned',
    phrases: PHOTO_ADVICE.map(({ when, does }) => ({ when, says: `Next time, ${does}.` })),
  },
  {
    title: 'Photo quality: refused',
    phrases: PHOTO_ADVICE.map(({ when, does, why }) => ({ when, says: `${capitalise(does)}: ${why}.` })),
  },
  { title: 'Statement', phrases: rows(STATEMENTS) },
  { title: 'Statement: what a concern looks like', phrases: bySign(CLAUSES) },
  {
    title: 'Concerns',
    phrases: Object.entries(DESCRIPTIONS).flatMap(([sign, table]) =>
      rows(table).map(({ when, says }) => ({
        when: `${SIGN_NAMES[sign as keyof typeof SIGN_NAMES]}: ${when}`,
        says,
      })),
    ),
  },
  { title: 'Concerns: less sure', phrases: rows(CAUTIONS) },
  {
    title: 'Positive observations',
    phrases: [
      ...bySign(LESS),
      { when: 'a calm place', says: PLACE_LOOKS.one },
      { when: 'calm places', says: PLACE_LOOKS.several },
      ...bySign(ABSENT),
      { when: 'steady', says: STEADY },
    ],
  },
  { title: 'What this photo can’t tell: the reason', phrases: rows(DOUBT_REASONS) },
  { title: 'What this photo can’t tell: the way', phrases: rows(DOUBT_REMEDIES) },
  { title: 'Hydration', phrases: rows(HYDRATION_LINES) },
  { title: 'Texture', phrases: rows(TEXTURE_LINES) },
  { title: 'Tone evenness', phrases: rows(TONE_LINES) },
  { title: 'Skin type: what shows', phrases: rows(LOOKS) },
  { title: 'Skin type: how it was found', phrases: rows(TYPE_REASONS) },
  { title: 'Skin sensitivity', phrases: rows(SENSITIVITY_REASONS) },
  { title: 'Notes of the care plan', phrases: rows(CARE_PLAN_NOTES) },
  { title: 'All scans: the title', phrases: rows(TREND_TITLES) },
  { title: 'All scans: the sentence', phrases: rows(TREND_SENTENCES) },
  { title: 'All scans: what changed', phrases: [{ when: 'calmer or stronger', says: TREND_CLAIM }] },
  { title: 'Progress: what changed', phrases: rows(CHANGES) },
  { title: 'Progress: what else', phrases: rows(REST) },
  {
    title: 'Progress: why photos differ',
    phrases: byDifference(
      Object.fromEntries(Object.entries(DIFFERENCES).map(([when, { reason }]) => [when, reason])),
    ),
  },
  {
    title: 'Timeline: why a scan is not compared',
    phrases: [
      ...byDifference(NOT_COMPARED),
      { when: 'new engine', says: NEW_ENGINE },
      { when: 'left out', says: LEFT_OUT },
    ],
  },
  { title: 'Two scans: the title', phrases: rows(PAIR_TITLES) },
  { title: 'Two scans: what may be said', phrases: [...rows(MAY_SAY), ...rows(MAY_ALSO_SAY)] },
  { title: 'Two scans: what may not be said', phrases: rows(MAY_NOT_SAY) },
  {
    title: 'Progress: what to do next time',
    phrases: [
      ...Object.entries(DIFFERENCES).map(([when, { does }]) => ({
        when: when.replaceAll('_', ' '),
        says: does,
      })),
      ...Object.entries(KEEP).map(([when, says]) => ({ when: `${when}, this photo is good`, says })),
      ...Object.entries(NEXT_SCAN).map(([when, says]) => ({ when, says })),
    ],
  },
  { title: 'Second photo: what it means', phrases: rows(REPEATABILITY) },
  {
    title: 'Second photo: why nothing is taken from it',
    phrases: [...byDifference(SECOND_PHOTO_REFUSALS), { when: 'after each of these', says: TAKE_ANOTHER }],
  },
  { title: 'Product trial: the result', phrases: rows(productTrial.VERDICTS) },
  {
    title: 'Product trial: what it says',
    phrases: [...rows(productTrial.SAYS), ...rows(productTrial.ROUTINE)],
  },
  {
    title: 'Product trial: what it does not say',
    phrases: [
      ...rows(productTrial.NO_CAUSE),
      { when: 'always', says: productTrial.ONE_TRY },
      ...rows(productTrial.CHANCE),
    ],
  },
  { title: 'Product trial: how the scans compare', phrases: rows(productTrial.COMPARED) },
  { title: 'Product trial: how long', phrases: [{ when: 'always', says: productTrial.USUAL_WEEKS }] },
  {
    title: 'Product trial: a scan that does not count',
    phrases: Object.entries(productTrial.NOT_COUNTED).map(([when, says]) => ({
      when: when.replaceAll('_', ' '),
      says,
    })),
  },
];

/** The rows of a table, without those that say nothing. */
function rows(table: readonly Row[]): Row[] {
  return table.filter(({ says }) => says !== '').map(({ when, says }) => ({ when, says }));
}
