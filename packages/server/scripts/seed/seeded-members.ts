import type { Plan, Preferences } from '@daylit/contract';
import type { PhantomOptions } from '@daylit/phantom';

/** A scan of a seeded member. */
export interface SeededScan {
  /** Before the moment of seeding. */
  daysAgo: number;
  photo: PhantomOptions;
  /** The engine's version that its record names. Default: the present one. */
  engine?: string;
  /** Makes the analysis fail after the photo was accepted. */
  fails?: boolean;
}

export interface SeededMember {
  username: string;
  plan: Plan;
  goals: string[];
  issues: string[];
  preferences: Preferences;
  /** Confirms everything that this scan, counted from 1, suggests. */
  confirmsAt?: number;
  /** Oldest first. */
  scans: readonly SeededScan[];
}

/** A version whose scores are never compared with the present engine's scores. */
const OLDER_ENGINE = '2.9.0';

const NOOR = { identity: 5, tone: 6 } satisfies PhantomOptions;
const IDA = { identity: 2, tone: 3 } satisfies PhantomOptions;
const VERA = { identity: 3, tone: 2 } satisfies PhantomOptions;
const MIKA = { identity: 8, tone: 8 } satisfies PhantomOptions;

const signsOfNoor = (redness: number, shine: number) => ({ redness, shine, dark_circles: 1.5 });

/**
 * Noor has a year on Plus: ten reports, an engine that changed in between, two photos that cannot be compared
 * and a scan that failed. In the last five that can be compared redness and shine fall. Vera has six, and her
 * skin does not change. Ida is on Free and has more scans than that shows. Mika is under 18. Sol has none.
 */
export const SEEDED_MEMBERS: readonly SeededMember[] = [
  {
    username: 'noor',
    plan: 'plus_annual',
    goals: ['Even tone', 'Glowing skin'],
    issues: ['Redness'],
    preferences: { age_band: '25-39', pregnancy: 'no', midday_feel: 'shiny_t_zone', reacts: 'sometimes' },
    confirmsAt: 8,
    scans: [
      { daysAgo: 282, engine: OLDER_ENGINE, photo: { ...NOOR, signs: signsOfNoor(0.8, 0.5) } },
      { daysAgo: 248, engine: OLDER_ENGINE, photo: { ...NOOR, signs: signsOfNoor(0.85, 0.45) } },
      { daysAgo: 213, engine: OLDER_ENGINE, photo: { ...NOOR, signs: signsOfNoor(0.75, 0.5) } },
      { daysAgo: 184, engine: OLDER_ENGINE, photo: { ...NOOR, light: -0.85 } },
      { daysAgo: 156, photo: { ...NOOR, signs: signsOfNoor(0.9, 0.5) } },
      { daysAgo: 128, photo: { ...NOOR, signs: signsOfNoor(0.8, 0.55) } },
      { daysAgo: 110, photo: { ...NOOR, signs: signsOfNoor(0.7, 0.5) }, fails: true },
      { daysAgo: 100, photo: { ...NOOR, signs: signsOfNoor(0.65, 0.5) } },
      { daysAgo: 65, photo: { ...NOOR, light: 0.85, signs: signsOfNoor(0.5, 0.3) } },
      { daysAgo: 30, photo: { ...NOOR, signs: signsOfNoor(0.4, 0.25) } },
      { daysAgo: 2, photo: { ...NOOR, signs: signsOfNoor(0.3, 0.15) } },
    ],
  },
  {
    username: 'vera',
    plan: 'plus_monthly',
    goals: ['Even tone'],
    issues: [],
    preferences: { age_band: '40-59', midday_feel: 'comfortable', reacts: 'rarely' },
    scans: [150, 120, 92, 61, 29, 3].map((daysAgo, index) => ({
      daysAgo,
      photo: { ...VERA, signs: { redness: index % 2 === 0 ? 0.5 : 0.53, dark_circles: 0.8 } },
    })),
  },
  {
    username: 'ida',
    plan: 'free',
    goals: ['Hydrated skin'],
    issues: [],
    preferences: { age_band: '40-59', midday_feel: 'tight', reacts: 'rarely' },
    scans: [190, 155, 120, 85, 50, 15].map((daysAgo, index) => ({
      daysAgo,
      photo: { ...IDA, signs: { redness: 0.3 + index / 10, dark_circles: 1.4 } },
    })),
  },
  {
    username: 'mika',
    plan: 'free',
    goals: [],
    issues: ['Acne'],
    preferences: { age_band: '13-17', midday_feel: 'shiny_t_zone' },
    scans: [45, 10].map((daysAgo) => ({ daysAgo, photo: { ...MIKA, signs: { shine: 0.7, texture: 0.6 } } })),
  },
  {
    username: 'sol',
    plan: 'trial',
    goals: [],
    issues: [],
    preferences: { age_band: '18-24' },
    scans: [],
  },
];
