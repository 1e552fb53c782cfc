import type { Preferences } from '@daylit/contract';
import type { PhantomOptions } from '@daylit/phantom';

/** A painted face whose report is recorded for the stories. */
export interface RecordedCase {
  photo: PhantomOptions;
  answers: Preferences;
  /** The case that is the scan before, a month earlier. */
  after?: string;
}

const ADULT: Preferences = { age_band: '25-39', pregnancy: 'no' };

/** The same woman in several scans. */
const NOOR: PhantomOptions = {
  identity: 5,
  tone: 6,
  signs: { redness: 0.9, shine: 0.15, dark_circles: 1.5 },
};

/**
 * The cases by name. Every sign, every part of the scale of tones, and every kind of comparison is among
 * them.
 */
export const RECORDED_CASES = {
  'light-clear': {
    photo: { identity: 2, tone: 2 },
    answers: { ...ADULT, midday_feel: 'comfortable', reacts: 'rarely' },
  },
  'middle-red': {
    photo: NOOR,
    answers: { ...ADULT, midday_feel: 'shiny_t_zone', reacts: 'sometimes' },
  },
  'dark-uneven': {
    photo: { identity: 6, tone: 9, signs: { unevenness: 1.8, dark_circles: 1.6 } },
    answers: { ...ADULT, midday_feel: 'shiny_t_zone', reacts: 'rarely' },
  },
  lined: {
    photo: { identity: 3, tone: 3, age: 0.6, signs: { lines: 1, texture: 0.7 } },
    answers: { pregnancy: 'no', age_band: '60+', midday_feel: 'tight', reacts: 'rarely' },
  },
  blemished: {
    photo: {
      identity: 6,
      tone: 6,
      width: 1000,
      height: 1250,
      signs: { blemishes: { count: 18, spectrum: 'papule' }, dark_spots: { count: 12 }, redness: 0.7 },
    },
    answers: { ...ADULT, age_band: '18-24', midday_feel: 'shiny_all_over' },
  },
  glasses: {
    photo: { identity: 4, tone: 4, glasses: 'thick', signs: { lines: 0.7, redness: 0.5 } },
    answers: { ...ADULT, age_band: '40-59' },
  },
  beard: {
    photo: { identity: 7, tone: 7, beard: 1, signs: { unevenness: 1.6, texture: 0.7 } },
    answers: { ...ADULT, reacts: 'rarely' },
  },
  'side-light': {
    photo: { identity: 2, tone: 2, light: -0.75, signs: { redness: 0.7, dark_circles: 1.5 } },
    answers: ADULT,
  },
  teen: {
    photo: { identity: 8, tone: 8, signs: { shine: 0.7, lines: 0.8, texture: 0.6 } },
    answers: { age_band: '13-17', midday_feel: 'shiny_t_zone' },
  },
  'second-scan': {
    photo: { ...NOOR, signs: { redness: 0.3, shine: 0.15, dark_circles: 1.5 } },
    answers: { ...ADULT, midday_feel: 'shiny_t_zone', reacts: 'sometimes' },
    after: 'middle-red',
  },
  'not-comparable': {
    photo: { ...NOOR, light: -0.85 },
    answers: { ...ADULT, midday_feel: 'shiny_t_zone', reacts: 'sometimes' },
    after: 'middle-red',
  },
  'sign-lost': {
    photo: { ...NOOR, exposure: 3 },
    answers: { ...ADULT, midday_feel: 'shiny_t_zone', reacts: 'sometimes' },
    after: 'middle-red',
  },
} satisfies Record<string, RecordedCase>;
