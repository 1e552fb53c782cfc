import { fill, listOf, type Phrase, type Words } from './phrase.ts';

/** The facts behind a care plan, as far as its notes depend on them. */
export interface CarePlanNoteFacts {
  /** `teen` also stands for an age that is not known. */
  routine: 'teen' | 'sensitive' | 'other';
  isAgeKnown: boolean;
  hasSunscreen: boolean;
  hasBlemishes: boolean;
  /** When to see a doctor, in one sentence; null where there is no need to. */
  seeDoctor: string | null;
  /** The one active that the plan starts with. */
  lead: {
    active: string;
    concern: string;
    /** Whether the report names the concern; otherwise only the person does. */
    isReported: boolean;
    evidence: 'good' | 'fair' | 'limited';
    weeks: string;
    /** Where an earlier plan started with it: since when, and until when it gets its time. */
    stays: { on: string; until: string; isUsed: boolean } | null;
  } | null;
  /** What would have been used, and the rule against it in a sentence. */
  leftOut: readonly { active: string; reason: string }[];
  /** Entries of the person's avoid list that are no known ingredient. */
  unknownWords: readonly string[];
  avoidsSomething: boolean;
  /** Days between the first use of one new product and of the next. */
  daysBetweenProducts: number;
}

/** Maximum number of notes; nobody reads more. */
const MOST = 3;

/** How many unknown words a note repeats; more are only counted. */
const WORDS_REPEATED = 5;

/** The notes of a care plan, the most important first. All that hold are said, up to three. */
export const CARE_PLAN_NOTES: readonly Phrase<CarePlanNoteFacts>[] = [
  {
    when: 'a concern that a doctor can help with',
    holds: ({ seeDoctor }) => seeDoctor !== null,
    says: '{see_doctor}',
  },
  {
    when: 'words of the avoid list that are no ingredient',
    holds: ({ unknownWords }) => unknownWords.length > 0,
    says: 'We know no ingredient called {unknown}. Check labels for it yourself.',
  },
  {
    when: 'skin that reacts easily',
    holds: ({ routine }) => routine === 'sensitive',
    says: 'Use only these for two weeks. When your skin is calm, add one product at a time.',
  },
  {
    when: 'an age that is not known',
    holds: ({ routine, isAgeKnown }) => routine === 'teen' && !isAgeKnown,
    says: 'We don’t know your age, so this plan keeps to what suits every age.',
  },
  {
    when: '13 to 17, blemishes',
    holds: ({ routine, hasBlemishes }) => routine === 'teen' && hasBlemishes,
    says: 'A pharmacist or doctor helps more with blemishes than many products do.',
  },
  {
    when: '13 to 17',
    holds: ({ routine }) => routine === 'teen',
    says: 'A cleanser, a moisturizer and a sunscreen do the most for your skin.',
  },
  {
    when: 'an active that the person began',
    holds: ({ lead }) => lead?.stays?.isUsed === true,
    says: 'You started {active} on {on}. Give it until {until}.',
  },
  {
    when: 'an active that an earlier report suggested',
    holds: ({ lead }) => lead?.stays?.isUsed === false,
    says: 'We suggested {active} on {on}. Give it until {until}.',
  },
  {
    when: 'a new active for what only the person names',
    holds: ({ lead }) => lead?.stays === null && !lead.isReported,
    says: 'You named {concern}: {evidence} evidence that {active} helps. Give it {weeks}.',
  },
  {
    when: 'a new active',
    holds: ({ lead }) => lead?.stays === null && lead.isReported,
    says: '{Evidence} evidence that {active} helps with {concern}. Give it {weeks}.',
  },
  {
    when: 'something was left out',
    holds: ({ leftOut }) => leftOut.length > 0,
    says: 'Left out: {left_out}. {reason}',
  },
  {
    when: 'no sunscreen',
    holds: ({ hasSunscreen }) => !hasSunscreen,
    says: 'Until you have a sunscreen, shade, a hat and clothes protect you best.',
  },
  {
    when: 'an avoid list',
    holds: ({ avoidsSomething }) => avoidsSomething,
    says: 'Recipes change, so read the label before you buy.',
  },
  {
    when: 'always',
    holds: () => true,
    says: 'Start one new product every {days} days.',
  },
];

/** At most three notes. */
export function carePlanNotes(facts: CarePlanNoteFacts): string[] {
  const words = wordsOf(facts);
  return CARE_PLAN_NOTES.filter(({ holds }) => holds(facts))
    .slice(0, MOST)
    .map(({ says }) => fill(says, words));
}

function leadWords({
  stays,
  active,
  concern,
  evidence,
  weeks,
}: NonNullable<CarePlanNoteFacts['lead']>): Words {
  return { active, concern, evidence, weeks, on: stays?.on ?? '', until: stays?.until ?? '' };
}

function wordsOf({ seeDoctor, unknownWords, lead, leftOut, daysBetweenProducts }: CarePlanNoteFacts): Words {
  const quoted = unknownWords.map((word) => `“${word}”`);
  const more = quoted.length - WORDS_REPEATED;
  // One rule is explained; other products that it rules out are named with it.
  const first = leftOut[0];
  const together = leftOut.filter(({ reason }) => reason === first?.reason);
  return {
    see_doctor: seeDoctor ?? '',
    unknown: listOf(more > 0 ? [...quoted.slice(0, WORDS_REPEATED), `${more} more`] : quoted),
    ...(lead && leadWords(lead)),
    left_out: listOf(together.map(({ active }) => active)),
    reason: first?.reason ?? '',
    days: String(daysBetweenProducts),
  };
}
