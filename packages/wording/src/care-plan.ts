import type { Place, Preferences, Sign, StepKey, Wish } from '@daylit/contract';
import { capitalise, fill, listOf, type Phrase, type Words } from './phrase.ts';
import { placesAfterVerb } from './places.ts';
import { signInText } from './signs.ts';

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

/** An answer about the person's own skin that asks for a step. */
type SkinAnswer = Extract<Preferences['midday_feel'], 'tight' | `shiny_${string}`> | 'reacts';

/** Whose wish a step of a care plan answers. */
export type WishFacts =
  | { of: 'concern' | 'goal'; words: string }
  | { of: 'answer'; answer: SkinAnswer }
  | { of: 'photo'; sign: Sign; places: readonly Place[] }
  /** Of an earlier plan; neither the person nor the photo names it now. `since` is a day in words. */
  | { of: 'earlier_plan'; since: string }
  | { of: 'everybody'; step: keyof typeof FOR_EVERYBODY };

const BY_ANSWER: Record<SkinAnswer, string> = {
  tight: 'Your skin feels tight by midday',
  shiny_t_zone: 'Your T-zone is shiny by midday',
  shiny_all_over: 'Your skin is shiny by midday',
  reacts: 'Your skin reacts easily',
};

const FOR_EVERYBODY = {
  sunscreen: 'Everybody: sun',
  wash: 'Everybody: a gentle wash',
  rinse: 'Everybody: a rinse with water',
  evening_wash: 'Everybody: takes sunscreen off',
  moisturizer: 'Everybody: keeps skin soft',
} as const;

/** Whose wish a step answers, in a few words. */
export function careWish(facts: WishFacts): Wish {
  switch (facts.of) {
    case 'concern':
      return { kind: 'named', sentence: `You named ${inSentence(facts.words)}` };
    case 'goal':
      return { kind: 'named', sentence: `Your goal: ${inSentence(facts.words)}` };
    case 'answer':
      return { kind: 'named', sentence: BY_ANSWER[facts.answer] };
    case 'photo': {
      const where = placesAfterVerb(facts.places) || 'in your photo';
      return { kind: 'photo', sentence: `${capitalise(signInText(facts.sign))} ${where}` };
    }
    case 'earlier_plan':
      return { kind: 'named', sentence: `In your plan since ${facts.since}` };
    case 'everybody':
      return { kind: 'everybody', sentence: FOR_EVERYBODY[facts.step] };
  }
}

/** A person's own words after others. Abbreviations such as `T-zone` keep their capitals. */
function inSentence(words: string): string {
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** The facts about the first weeks with a new product. */
export interface StartFacts {
  step: StepKey;
  /** The first time, such as `tonight` or `on Friday night`. */
  when: string;
  instruction: string;
  isActive: boolean;
  /** How long until an effect can show; null for care that no photo is asked about. */
  weeks: readonly [from: number, to: number] | null;
}

/** How to start a product, what to watch for, and how long to give it: what follows these words. */
export function startWords({ step, when, instruction, isActive, weeks }: StartFacts) {
  return {
    start: fill('{when}. {instruction}', { when, instruction }),
    watch: isActive
      ? 'stinging that lasts, or new red patches. Then leave it out.'
      : step === 'sunscreen'
        ? 'stinging near your eyes, or itching. Then leave it out.'
        : 'tightness, itching or new redness. Then leave it out.',
    give:
      weeks === null
        ? fill('two weeks. If your skin stays calm, keep it.')
        : fill('{weeks} weeks. A photo before that is too early to judge it.', {
            weeks: weeks[0] === weeks[1] ? String(weeks[1]) : `${weeks[0]} to ${weeks[1]}`,
          }),
  };
}
